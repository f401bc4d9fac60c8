/** Where food stands in a kitchen. */
export const PLACES = ['fridge', 'freezer', 'pantry'] as const;
export type Place = (typeof PLACES)[number];
