const leaving = new Set<string>();

/** Whether the person is leaving the kitchen right now; its page must not tell them that it is closed. */
export const isBeingLeft = (kitchenId: string): boolean => leaving.has(kitchenId);

export async function whileLeaving(kitchenId: string, work: () => Promise<void>): Promise<void> {
  leaving.add(kitchenId);
  try {
    await work();
  } finally {
    leaving.delete(kitchenId);
  }
}
