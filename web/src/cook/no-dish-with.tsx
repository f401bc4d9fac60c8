import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { freeze } from '@crisper/domain/items/keeping/keep.ts';
import { usualDays } from '@crisper/domain/items/keeping/usual-days.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BookPlus, Snowflake } from 'lucide-react';
import { useRef, useState } from 'react';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { backwards, type ForeseenAct, foreseenAct, titledIntent } from '#kitchen/foreseen-act.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { UndoNote } from './undo-note.tsx';
import { listed } from './words.ts';

interface NoDishWithProps {
  kitchenId: string;
  /** What people wanted to cook with. */
  items: readonly KitchenItem[];
  message: string;
  today: CalendarDate;
  /** Guests are told, and do nothing. */
  mayTouch: boolean;
}

/** What keeps without a day gains nothing by it. */
const gainsByFreezing =
  (today: CalendarDate) =>
  ({ expiryDate, keeping, category }: KitchenItem): boolean =>
    expiryDate !== null && 'keeping' in freeze(keeping, today, usualDays(category).frozen);

/** Food that no dish uses: somebody may know one, and else it keeps in the freezer. */
export function NoDishWith({ kitchenId, items, message, today, mayTouch }: NoDishWithProps) {
  const client = useQueryClient();
  const part = useRef<HTMLDivElement>(null);
  const [frozen, setFrozen] = useState<ForeseenAct[]>([]);
  const freezable = items.filter(gainsByFreezing(today));
  const freezeAll = () => {
    const acts = freezable.map((item) => foreseenAct(item, { kind: 'freezeItem' }, today));
    setFrozen(acts);
    void doInKitchen(client, kitchenId, acts.map(titledIntent));
  };
  const undo = () => {
    setFrozen([]);
    void doInKitchen(client, kitchenId, frozen.map(backwards).map(titledIntent));
  };
  return (
    <div ref={part} tabIndex={-1} className="grid grid-cols-1 gap-3 px-1 outline-none">
      <p role="status" className="text-ink-soft wrap-anywhere">
        {message} {mayTouch && texts.addYourOwn}
      </p>
      {mayTouch && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.newRecipe(kitchenId)}>
            <BookPlus aria-hidden="true" className="size-5" /> {texts.addRecipe}
          </ButtonLink>
          {frozen.length === 0 && freezable.length > 0 && (
            <Button variant="secondary" onClick={freezeAll}>
              <Snowflake aria-hidden="true" className="size-5" />{' '}
              {texts.freezeFoods({ count: freezable.length })}
            </Button>
          )}
        </div>
      )}
      {frozen.length > 0 && (
        <UndoNote onUndo={undo} takeFocus={() => part.current?.focus({ preventScroll: true })}>
          {texts.frozen({ titles: listed(frozen.map(({ item }) => item.title)) })}
        </UndoNote>
      )}
    </div>
  );
}
