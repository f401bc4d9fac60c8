import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import type { Gtin } from '@crisper/domain/labels/gtin.ts';
import { LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';
import type { NamesByLanguage } from './products.table.ts';

/** A person stands there with a pack in the hand. */
const ANSWER_WITHIN_MS = 2000;

/** It writes numbers with 8 or 13 digits, and only those of cases with 14. */
function writtenNumber(gtin: Gtin): string {
  const digits = gtin.replace(/^0+/, '');
  return digits.length <= 8 ? digits.padStart(8, '0') : digits.padStart(13, '0');
}

const FIELD = 'product_name';
/** It knows languages, and not the countries in which they are spoken: "pt-BR" is "pt". */
const fieldIn = (language: Language) => `${FIELD}_${language.replace(/-.*/, '')}`;
const FIELDS = [FIELD, ...LANGUAGES.map(fieldIn)].join(',');

/** A name that people wrote there, as a title; null if it cannot be one. */
function titleOf(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const title = name
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...title].slice(0, TITLE_MAX_LENGTH).join('').trim() || null;
}

/** What a product is called: in its own language, and in those that the service has of ours. */
export interface ProductNames {
  name: string | null;
  names: NamesByLanguage;
}

function namesIn(answer: unknown): ProductNames {
  const { product } = (answer ?? {}) as { product?: Record<string, unknown> | null };
  const names = LANGUAGES.flatMap((language) => {
    const title = titleOf(product?.[fieldIn(language)]);
    return title === null ? [] : [[language, title] as const];
  });
  return { name: titleOf(product?.[FIELD]), names: Object.fromEntries(names) };
}

/** Asks Open Food Facts for the names of a product, and tells it nothing but the number. Throws if it does not answer. */
export async function askOpenFoodFacts(origin: string, gtin: Gtin): Promise<ProductNames> {
  const url = `${origin}/api/v2/product/${writtenNumber(gtin)}?fields=${FIELDS}`;
  const response = await fetch(url, {
    // They ask every program to say its name.
    headers: { 'user-agent': 'Crisper' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (response.status === 404) return { name: null, names: {} };
  if (!response.ok) throw new Error(`Open Food Facts answered ${response.status}.`);
  return namesIn(await response.json());
}
