import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { undoRefusal } from '@crisper/domain/items/intents/undo.ts';
import type { PastEvent } from '@crisper/domain/items/item-event.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { newId } from '#http/new-id.ts';
import { useKitchenZone } from '#items/kitchen-day.ts';
import { useWaiting } from '#kept/use-waiting.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { pastMoment } from '#kitchen/past-day.ts';
import { usePlaces } from '#kitchen/places.ts';
import { useIntents } from '#kitchen/use-intents.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { changeTexts, eventText } from './event-text.ts';

/** What was brought back is taken out again by the buttons, which tell its owner. */
const isUndoable = ({ kind, at }: PastEvent) =>
  kind !== 'item-brought-back' && undoRefusal({ kind, at: new Date(at) }, new Date()) === null;

interface ItemHistoryProps {
  kitchenId: string;
  events: PastEvent[];
  self: string;
  people: KitchenPerson[];
  mayTouch: boolean;
  today: CalendarDate;
  onUndone: () => void;
}

export function ItemHistory(props: ItemHistoryProps) {
  const { kitchenId, events, self, people, mayTouch, today, onUndone } = props;
  const title = useId();
  const places = usePlaces(kitchenId);
  const zone = useKitchenZone(kitchenId);
  const currency = useQuery(kitchenQuery(kitchenId)).data?.currency;
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useIntents(kitchenId);
  const { outbox } = useWaiting();
  const isBeingUndone = ({ id }: PastEvent) =>
    outbox.some(({ intent }) => intent.kind === 'undo' && intent.event === id);
  const undo = (event: PastEvent) => {
    void save({ id: newId(), kind: 'undo', event: event.id }, event.title);
    onUndone();
  };
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-2">
      <h2 ref={heading} id={title} tabIndex={-1} className="px-1 text-lg outline-none">
        {texts.history}
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
        {events.map((event, index) => {
          const text = eventText(event, events.slice(index + 1), self);
          const person = people.find(({ accountId }) => accountId === event.by?.accountId);
          return (
            <li key={event.id} className="flex items-center gap-3.5 px-4 py-3">
              <Face
                person={person ?? { name: event.by?.name ?? '', photo: null }}
                tint={person?.tint ?? people.length}
                className="size-8 self-start text-sm"
              />
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p>{text}</p>
                {changeTexts(event, { places, currency }).map((change) => (
                  <p key={change} className="text-sm text-ink-soft">
                    {change}
                  </p>
                ))}
                <p className="text-caption text-ink-soft">
                  <time dateTime={event.at}>{pastMoment(event, { today, zone })}</time>
                </p>
              </div>
              {mayTouch && index === 0 && isUndoable(event) && !isBeingUndone(event) && (
                <UndoButton
                  what={text}
                  onUndo={() => undo(event)}
                  takeFocus={() => heading.current?.focus({ preventScroll: true })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface UndoButtonProps {
  what: string;
  onUndo: () => void;
  /** It is going, and has the focus. */
  takeFocus: () => void;
}

function UndoButton({ what, onUndo, takeFocus }: UndoButtonProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusHandover(part, takeFocus);
  return (
    <div ref={part} className="-me-3 shrink-0">
      <Button variant="quiet" onClick={onUndo} className="px-3">
        <Undo2 aria-hidden="true" className="size-4.5" />
        <span>{sentence(texts.undoEvent({ what, unseen }))}</span>
      </Button>
    </div>
  );
}
