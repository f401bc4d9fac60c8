/** Why food was thrown away. */
export const WASTE_REASONS = [
  'went-bad',
  'too-much-cooked',
  'forgotten',
  'disliked',
  'date-passed',
  'other',
] as const;
export type WasteReason = (typeof WASTE_REASONS)[number];
