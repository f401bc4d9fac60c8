let leaving = false;

/** Whether somebody is signing out of their own will: then what they do it with takes its leave and leads them on. */
export const isLeaving = (): boolean => leaving;

/** Signs out, says so and leads on; until that is done no page sends the person to log in. */
export async function leave(work: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await work();
  } finally {
    leaving = false;
  }
}
