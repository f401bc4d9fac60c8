import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';

/** Names take memory, so those of a language are loaded when somebody needs them. */
const load = (language: Language): Promise<{ foodNames: FoodNames }> => import(`#${language}/foods/names.ts`);

async function namesIn(language: Language, others: readonly Language[]): Promise<FoodNames> {
  const [own, ...also] = await Promise.all([language, ...others].map(load));
  if (!own) throw new Error('there is always one language');
  return { ...own.foodNames, also: also.map(({ foodNames }) => foodNames) };
}

const known = new Map<string, Promise<FoodNames>>();

/** What foods are called for people who read a language: in it first, then in English and in the others of their kitchen. */
export function loadFoodNames(language: Language, others: readonly Language[] = []): Promise<FoodNames> {
  const also = LANGUAGES.filter(
    (each) => each !== language && (each === DEFAULT_LANGUAGE || others.includes(each)),
  );
  const key = [language, ...also].join(' ');
  const names = known.get(key) ?? namesIn(language, also);
  known.set(key, names);
  return names;
}
