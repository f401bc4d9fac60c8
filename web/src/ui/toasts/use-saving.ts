import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { useBusy } from '#ui/use-busy.ts';
import { toast } from './toasts.tsx';

/** Does one thing at a time, and tells the person what went wrong. */
export function useSaving() {
  const { busy, run } = useBusy();
  const save = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        void toast('error', error instanceof Error ? error.message : somethingWentWrong);
      }
    });
  return { busy, save };
}
