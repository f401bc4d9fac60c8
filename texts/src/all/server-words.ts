import * as en from '@crisper/texts/server-words.ts';
import * as de from '#de/server-words.ts';
import * as fr from '#fr/server-words.ts';
import type { EveryLanguage } from './every-language.ts';

export const serverWords: EveryLanguage<typeof en> = { en, de, fr };
