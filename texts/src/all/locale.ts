import * as enLocales from '@crisper/texts/locale.ts';
import * as deLocales from '#de/locale.ts';
import * as frLocales from '#fr/locale.ts';
import type { EveryLanguage } from './every-language.ts';

export const locales: EveryLanguage<typeof enLocales> = { en: enLocales, de: deLocales, fr: frLocales };
