import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '#ui/toasts/toasts.tsx';

const tell = (error: unknown) => {
  void toast('error', error instanceof Error ? error.message : somethingWentWrong);
};

interface Focused {
  control: Element;
  section: Element | null;
}

/** The control itself, or the heading of its section when saving has removed the control. */
function focusTarget({ control, section }: Focused): HTMLElement | null {
  if (control.isConnected) return control instanceof HTMLElement ? control : null;
  return section?.querySelector('h2') ?? null;
}

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
  const focused = useRef<Focused | null>(null);

  useEffect(() => {
    const before = focused.current;
    if (busy || !before) return;
    if (document.activeElement === document.body) focusTarget(before)?.focus();
    focused.current = null;
  }, [busy]);

  const save = (input: Input) => {
    if (running.current) return;
    running.current = true;
    const control = document.activeElement;
    focused.current = control && { control, section: control.closest('section') };
    const onSettled = () => {
      running.current = false;
    };
    mutate(input, { onSettled });
  };

  return { busy, save };
}
