import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { localStore } from '#http/local-store.ts';
import { CHOICE_KEY, kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { choiceOf, isAboutKitchens, isFromBefore, subjectOf } from './subject.ts';

interface Page {
  canShowAll?: boolean;
  /** Which kitchens the page can speak of. */
  isShown?: (kitchen: KitchenCard) => boolean;
}

/** What the dashboard speaks of; the choice is remembered in this browser, for all its pages. */
export function useSubject({ canShowAll = true, isShown = () => true }: Page = {}) {
  const { data, isPending } = useQuery(kitchensQuery);
  const [choice, setChoice] = useState(() => localStore.read(CHOICE_KEY));
  const kitchens = (data ?? []).filter(isShown);
  const subject = subjectOf(choice, kitchens, canShowAll);
  const choose = (next: string) => {
    localStore.write(CHOICE_KEY, next);
    setChoice(next);
  };

  // So that the next visit begins with the kitchen, and not with the public fridge until the kitchens are known.
  const first = isFromBefore(choice) && kitchens.length > 0 ? choiceOf(subject) : null;
  useEffect(() => {
    if (first) localStore.write(CHOICE_KEY, first);
  }, [first]);

  return {
    subject,
    /** It is not known yet whether the person is still in the kitchen that they chose. */
    isAwaited: isPending && isAboutKitchens(choice),
    kitchens,
    choose,
  };
}
