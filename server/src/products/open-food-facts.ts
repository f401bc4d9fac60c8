import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import type { Gtin } from '@crisper/domain/labels/gtin.ts';

/** A person stands there with a pack in the hand. */
const ANSWER_WITHIN_MS = 2000;

/** It writes numbers with 8 or 13 digits, and only those of cases with 14. */
function writtenNumber(gtin: Gtin): string {
  const digits = gtin.replace(/^0+/, '');
  return digits.length <= 8 ? digits.padStart(8, '0') : digits.padStart(13, '0');
}

/** The name that people wrote there, as a title; null if it cannot be one. */
function titleIn(answer: unknown): string | null {
  const { product } = (answer ?? {}) as { product?: { product_name?: unknown } };
  if (typeof product?.product_name !== 'string') return null;
  const title = product.product_name
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...title].slice(0, TITLE_MAX_LENGTH).join('').trim() || null;
}

/** Asks Open Food Facts for the name of a product, and tells it nothing but the number. Throws if it does not answer. */
export async function askOpenFoodFacts(origin: string, gtin: Gtin): Promise<string | null> {
  const url = `${origin}/api/v2/product/${writtenNumber(gtin)}?fields=product_name`;
  const response = await fetch(url, {
    // They ask every program to say its name.
    headers: { 'user-agent': 'Crisper' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Open Food Facts answered ${response.status}.`);
  return titleIn(await response.json());
}
