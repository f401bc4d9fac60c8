import * as serverWordsHere from '@crisper/texts/mail/words.ts';
import { inEvery } from './every-language.ts';

export const serverWords = await inEvery(serverWordsHere, (language) => import(`#${language}/mail/words.ts`));
