import * as errorsHere from '@crisper/texts/errors.ts';
import * as problemsHere from '@crisper/texts/problems.ts';
import { inEvery } from './every-language.ts';

export const errors = await inEvery(errorsHere, (language) => import(`#${language}/errors.ts`));
export const problems = await inEvery(problemsHere, (language) => import(`#${language}/problems.ts`));
