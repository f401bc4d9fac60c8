/** Every query about kitchens has a key below this one. */
export const KITCHENS_KEY = ['kitchens'] as const;

/** Below this one are the queries that a change in the kitchen makes stale: its people, its food and the rest. */
export const kitchenKey = (kitchenId: string) => [...KITCHENS_KEY, 'one', kitchenId] as const;
