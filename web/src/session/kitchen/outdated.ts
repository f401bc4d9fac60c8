/** Kitchens of which the server has something newer than this browser. Apart: pages that keep nothing say so, too. */
const outdated = new Set<string>();

/** The next question about the kitchen is not answered from here. */
export const markOutdated = (kitchenId: string): void => {
  outdated.add(kitchenId);
};

export const isOutdated = (kitchenId: string): boolean => outdated.has(kitchenId);

export const unmarkOutdated = (kitchenId: string): void => {
  outdated.delete(kitchenId);
};
