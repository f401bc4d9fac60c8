import * as paths from '@crisper/domain/paths.ts';
import type { MouseEvent } from 'react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Puts the cursor into the line of the kitchen's own page, if it is shown. */
function goToLine(): boolean {
  const line = document.getElementById('add-line');
  line?.focus();
  return line !== null;
}

/** A link to the form, unless the page has a line to add food in. */
export const toAddFood = {
  to: paths.addFoods,
  onClick: (event: MouseEvent) => {
    if (goToLine()) event.preventDefault();
  },
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** N adds food wherever nothing else is typed. */
export function useAddFoodKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      // The letter must not be written into the line.
      event.preventDefault();
      if (!goToLine()) void navigate(paths.addFoods);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
}
