import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { toast } from './toasts.tsx';

/** What went wrong, in the words of the error. */
export const tellError = (error: unknown) => {
  void toast('error', error instanceof Error ? error.message : somethingWentWrong);
};
