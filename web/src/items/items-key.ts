/** Every query of the public fridge's items has a key below this one, and is fetched again when items change. */
export const ITEMS_KEY = ['items'] as const;

export const itemKey = (itemId: string) => [...ITEMS_KEY, 'one', itemId] as const;
