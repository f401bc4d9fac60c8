import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '#ui/toasts/toasts.tsx';

const tell = (error: unknown) => {
  void toast('error', error instanceof Error ? error.message : somethingWentWrong);
};

/**
 * A mutation for a button or a form. It ignores calls while one is running, and tells the user what went wrong unless
 * `onError` does. `busy` disables the controls, which takes the focus away, so it is given back afterwards.
 */
export function useSaving<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  const { mutate, isPending: busy } = useMutation({
    // Without a network a call fails and can be tried again, instead of waiting.
    networkMode: 'always',
    // The input may be a password, so it is not kept.
    gcTime: 0,
    onError: tell,
    ...options,
  });
  // `busy` changes with the next render, which is too late for a double click.
  const running = useRef(false);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const place = focused.current;
    if (!busy && document.activeElement === document.body && place instanceof HTMLElement) place.focus();
    if (!busy) focused.current = null;
  }, [busy]);

  const save = (input: Input) => {
    if (running.current) return;
    running.current = true;
    focused.current = document.activeElement;
    const onSettled = () => {
      running.current = false;
    };
    mutate(input, { onSettled });
  };

  return { busy, save };
}
