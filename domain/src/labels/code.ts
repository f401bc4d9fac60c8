/**
 * How the text of a code is to be read: digits of a product, the short form of them that American packs have, or data
 * that say themselves what they are.
 */
export type CodeKind = 'product' | 'upc-e' | 'data';

/** A code as it was read off a pack. */
export interface Code {
  kind: CodeKind;
  text: string;
}
