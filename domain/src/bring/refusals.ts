/** Why nothing was read out of a file or a text. */
const BRING_REFUSALS = [
  'nothing',
  'too-many',
  'too-large',
  'damaged',
  'unknown-json',
  'newer-crisper',
  'grocy-incomplete',
  'recipes',
  'pdf',
  'picture',
  'old-excel',
  'open-document',
  'archive',
  'web-page',
  'calendar',
  'binary',
  'needs-server',
] as const;
export type BringRefusal = (typeof BRING_REFUSALS)[number];
