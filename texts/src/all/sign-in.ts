import * as en from '@crisper/texts/accounts/sign-in-popup.ts';
import * as de from '#de/accounts/sign-in-popup.ts';
import * as fr from '#fr/accounts/sign-in-popup.ts';
import type { EveryLanguage } from './every-language.ts';

export const signInPopup: EveryLanguage<typeof en> = { en, de, fr };
