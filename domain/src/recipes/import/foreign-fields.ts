export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text, or an empty one where there is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
