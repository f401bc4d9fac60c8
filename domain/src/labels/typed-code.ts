import type { Code } from './code.ts';
import { readGtin, readUpcE } from './gtin.ts';

/** A code as a scanner types it, which does not say of which kind it is. */
export function typedCode(typed: string): Code {
  const text = typed.trim();
  if (!/^\d{8,14}$/.test(text)) return { kind: 'data', text };
  const isShort = readGtin(text) === null && readUpcE(text) !== null;
  return { kind: isShort ? 'upc-e' : 'product', text };
}
