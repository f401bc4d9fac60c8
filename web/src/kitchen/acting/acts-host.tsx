import { errorText } from '@crisper/texts/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';
import { useActsAnywhere } from '#kitchen/use-acts.ts';
import { tellError } from '#ui/toasts/tell-error.ts';
import { type ActSheet, ActsDock } from './acts-dock.tsx';
import { type Ask, answerAsks } from './asking.ts';

interface ActsHostProps {
  /** The account of the person who is signed in. */
  self: string;
  /** The bar is going, and has the focus. */
  takeFocus: () => void;
}

/** Does what the cards and rows of a page ask for; its sheets and its bar are for all of them. */
export default function ActsHost({ self, takeFocus }: ActsHostProps) {
  const client = useQueryClient();
  const [sheet, setSheet] = useState<ActSheet | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const acts = useActsAnywhere(self);
  const event = acts.last?.event;

  const answer = useEffectEvent(async ({ kitchenId, itemId, what }: Ask) => {
    const item = await client.fetchQuery(kitchenItemQuery({ kitchenId, itemId }));
    if (!item) throw new Error(errorText.item_not_found);
    if (what === 'eaten') acts.act(kitchenId, item, { kind: 'finishItem', outcome: 'eaten' });
    else setSheet({ of: what, kitchenId, item });
  });
  useEffect(() => answerAsks((ask) => void answer(ask).catch(tellError)), []);
  // What was pressed may be gone. Without scrolling, because the page must stay where it is.
  useEffect(() => {
    if (event) undoButton.current?.focus({ preventScroll: true });
  }, [event]);

  return <ActsDock {...{ sheet, acts, undoButton, takeFocus }} onClose={() => setSheet(null)} />;
}
