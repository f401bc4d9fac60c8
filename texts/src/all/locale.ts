import * as localesHere from '@crisper/texts/locale.ts';
import { inEvery } from './every-language.ts';

export const locales = await inEvery(localesHere, (language) => import(`#${language}/locale.ts`));
