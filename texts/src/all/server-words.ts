import * as en from '@crisper/texts/mail/words.ts';
import * as de from '#de/mail/words.ts';
import * as fr from '#fr/mail/words.ts';
import type { EveryLanguage } from './every-language.ts';

export const serverWords: EveryLanguage<typeof en> = { en, de, fr };
