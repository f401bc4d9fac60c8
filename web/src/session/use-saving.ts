import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tellError } from '#ui/toasts/tell-error.ts';

interface Focused {
  /** The control that had the focus when saving began. */
  from: Element;
  /** The control that gets the focus afterwards. */
  next: Element;
  section: Element | null;
}

/** The control itself, or the heading of its section when saving has removed the control. */
function focusTarget({ next, section }: Focused): HTMLElement | null {
  if (next.isConnected) return next instanceof HTMLElement ? next : null;
  return section?.querySelector('h2') ?? null;
}

/**
 * A mutation for a button or a form. It ignores calls while one is running, and tells the user what went wrong unless
 * `onError` does. `busy` disables the controls, which takes the focus away, so it is given back afterwards.
 */
export function useSaving<Data, Input = void, Before = unknown>(
  options: UseMutationOptions<Data, Error, Input, Before>,
) {
  const {
    mutate,
    isPending: busy,
    isSuccess,
    isError,
  } = useMutation({
    // The input may be a password, so it is not kept.
    gcTime: 0,
    onError: tellError,
    ...options,
  });
  // `busy` changes with the next render, which is too late for a double click.
  const running = useRef(false);
  const focused = useRef<Focused | null>(null);

  useEffect(() => {
    const before = focused.current;
    if (busy || !before) return;
    const { activeElement, body } = document;
    // A person who has moved the focus meanwhile keeps it.
    if (activeElement === body || activeElement === before.from) focusTarget(before)?.focus();
    focused.current = null;
  }, [busy]);

  const save = (input: Input) => {
    if (running.current) return;
    running.current = true;
    const from = document.activeElement;
    focused.current = from && { from, next: from, section: from.closest('section') };
    const onSettled = () => {
      running.current = false;
    };
    mutate(input, { onSettled });
  };

  /** For `onSuccess` and `onError`: the focus goes to this control, if there is one, and not back to where it was. */
  const focusNext = (next: Element | null | undefined) => {
    if (focused.current && next) focused.current = { ...focused.current, next };
  };

  return { busy, isSuccess, isError, save, focusNext };
}
