import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { shownKitchen, useOwnKitchens } from './own-kitchens.ts';

/** Where food is added: by one line in a person's kitchen, and in the public fridge by the form. */
export function useAddFoodPath(): string {
  const { pathname } = useLocation();
  const { user } = useSession();
  const { kitchens, own } = useOwnKitchens(pathname);
  if (kitchens) return own && may('add-food', own.role) ? paths.kitchenAdd(own.id) : paths.addFoods;
  // Of the kitchen of the page it is not known yet what the person may do there, nor whether there is any elsewhere.
  return paths.kitchenAdd((user && shownKitchen(pathname)) ?? paths.OWN_KITCHEN);
}

/** Puts the cursor into the line, where it is. */
function goToLine(): boolean {
  const line = document.getElementById('add-line');
  line?.focus();
  return line !== null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** N adds food wherever nothing else is typed. */
export function useAddFoodKey(): void {
  const navigate = useNavigate();
  const to = useAddFoodPath();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      // The letter must not be written into the line.
      event.preventDefault();
      if (!goToLine()) void navigate(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, to]);
}
