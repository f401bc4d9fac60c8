/** Every query about kitchens has a key below this one. */
export const KITCHENS_KEY = ['kitchens'] as const;

/** Below this one are the queries about all kitchens of the person: a change in any of them makes them stale. */
export const MY_KITCHENS_KEY = [...KITCHENS_KEY, 'mine'] as const;

/** Below this one are the queries that a change in the kitchen makes stale: its people, its food and the rest. */
export const kitchenKey = (kitchenId: string) => [...KITCHENS_KEY, 'one', kitchenId] as const;

/** The people in the kitchen. */
export const membersKey = (kitchenId: string) => [...kitchenKey(kitchenId), 'members'] as const;

/** What the kitchen wants to get. */
export const shoppingKey = (kitchenId: string) => [...kitchenKey(kitchenId), 'shopping'] as const;

/** What the kitchen buys. Not below the kitchen's key: a tick changes nothing about it. */
export const boughtKey = (kitchenId: string) => [...KITCHENS_KEY, 'bought', kitchenId] as const;

/** Everything that is in the kitchen. */
export const foodKey = (kitchenId: string) => [...kitchenKey(kitchenId), 'food'] as const;

/** As notifications-api.ts has it. Shared, it would be one more file to fetch for every page with a bell. */
export const NOTIFICATIONS_KEY = ['items', 'notifications'];
