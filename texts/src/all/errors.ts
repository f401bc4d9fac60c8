import * as enErrors from '@crisper/texts/errors.ts';
import * as enProblems from '@crisper/texts/problems.ts';
import * as deErrors from '#de/errors.ts';
import * as deProblems from '#de/problems.ts';
import * as frErrors from '#fr/errors.ts';
import * as frProblems from '#fr/problems.ts';
import type { EveryLanguage } from './every-language.ts';

export const errors: EveryLanguage<typeof enErrors> = { en: enErrors, de: deErrors, fr: frErrors };
export const problems: EveryLanguage<typeof enProblems> = { en: enProblems, de: deProblems, fr: frProblems };
