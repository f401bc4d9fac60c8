import type { FoodNames } from '@crisper/domain/foods/names.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { foodNames as german } from '#de/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { foodNames as french } from '#fr/foods/names.ts';

/** What foods are called for people who read a language: in it first, then in English, then in any other. */
export const foodNamesFor: Readonly<Record<Language, FoodNames>> = {
  en: { ...english, also: [german, french] },
  de: { ...german, also: [english, french] },
  fr: { ...french, also: [english, german] },
};
