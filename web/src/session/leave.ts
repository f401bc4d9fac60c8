let leaving = false;

/** Whether the user is signing out right now. The code that signs them out then shows a message and navigates. */
export const isLeaving = (): boolean => leaving;

/** Runs the whole sign-out, with its message and navigation; until it ends no page redirects to the login. */
export async function leave(work: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await work();
  } finally {
    leaving = false;
  }
}
