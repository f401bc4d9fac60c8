import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { habitsOf } from '@crisper/domain/line/habits.ts';
import { receiptWords } from '@crisper/texts/all/receipt-words.ts';
import * as texts from '@crisper/texts/items/scanning/receipt.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ownZone } from '#http/own-zone.ts';
import { useCurrency } from '#items/food-form/price-field.tsx';
import { loadFoods } from '#items/pictures/use-foods.ts';
import { shortDay } from '#kitchen/adding/part-text.ts';
import type { Row } from '#kitchen/adding/row.ts';
import { knownNamesQuery } from '#kitchen/scanning/known-names.ts';
import { Viewfinder } from '#scan/camera.tsx';
import { Loading } from '#scan/loading.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { readerLocale } from '#ui/formats.ts';
import type { Progress } from '#workers/calls.ts';
import { changed, foodsOf, foreignCurrency, type Picking, pickingOf } from './picked.ts';
import { PickedList } from './picked-list.tsx';
import { type PictureProblem, readPicture } from './read-picture.ts';
import { SumNotice } from './sum-notice.tsx';

interface ReceiptSheetProps {
  kitchenId: string;
  today: CalendarDate;
  /** Is read first. */
  photo?: File;
  onFoods: (rows: Row[]) => void;
  /** Where they are put in at once: people have looked through them here. */
  onPutIn?: (rows: Row[]) => Promise<void>;
  onClose: () => void;
}

type State =
  | { step: 'taking'; problem?: PictureProblem }
  | { step: 'reading'; progress: Progress }
  | { step: 'read'; picking: Picking };

/** A receipt is taken or chosen, read, corrected, and put in. */
export function ReceiptSheet({ kitchenId, today, photo, onFoods, onPutIn, onClose }: ReceiptSheetProps) {
  const [given, setGiven] = useState(photo);
  const [state, setState] = useState<State>({ step: 'taking' });
  const client = useQueryClient();
  const currency = useCurrency(kitchenId);
  const [takesFigures, setTakesFigures] = useState(false);
  const theirs = state.step === 'read' && currency ? foreignCurrency(state.picking, currency) : null;
  const priced = theirs === null || takesFigures ? currency : undefined;
  const foods = state.step === 'read' ? foodsOf(state.picking, priced) : [];

  const read = async (picture: ImageBitmap) => {
    setGiven(undefined);
    const onProgress = (progress: Progress) => setState({ step: 'reading', progress });
    onProgress({ doing: 'loading', share: 0 });
    const { foodNames } = await loadFoods();
    const { order } = habitsOf(readerLocale(), ownZone());
    const reader = { today, order, words: receiptWords, names: foodNames };
    const [receipt, names] = await Promise.all([
      readPicture(picture, reader, onProgress),
      client.fetchQuery(knownNamesQuery(kitchenId)),
    ]);
    setState(
      typeof receipt === 'string'
        ? { step: 'taking', problem: receipt }
        : { step: 'read', picking: pickingOf(receipt, names) },
    );
    setTakesFigures(false);
  };
  // What was looked through stays here until it is kept.
  const saving = useSaving({
    mutationFn: async (rows: Row[]) => (onPutIn ?? onFoods)(rows),
    onSuccess: onClose,
  });
  const close = async () => {
    const isSure =
      foods.length === 0 ||
      (await askToConfirm({ icon: 'question', ...texts.leaveOut({ count: foods.length }) }));
    if (isSure) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} title={texts.heading} placement="wide">
      <div className="grid grid-cols-1 gap-4">
        {state.step === 'taking' && state.problem && (
          <p role="alert" className="rounded-card bg-soon-soft px-4 py-3 text-soon">
            {texts.problem[state.problem]}
          </p>
        )}
        {state.step === 'taking' && (
          <Viewfinder aim={texts.aim} photo={given} onPicture={(picture) => void read(picture)} />
        )}
        {state.step === 'reading' && (
          <Loading
            share={state.progress.share}
            {...(state.progress.doing === 'working' && { words: texts.reading })}
          />
        )}
        {state.step === 'read' && currency && (
          <>
            <SumNotice picking={state.picking} currency={theirs ?? currency} />
            {theirs !== null && (
              <div className="grid gap-2 rounded-card bg-soon-soft px-4 py-3 text-soon">
                <p role="status">{texts.otherCurrency({ theirs, ours: currency })}</p>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={takesFigures}
                    onChange={({ currentTarget }) => setTakesFigures(currentTarget.checked)}
                    className="size-6 accent-brand"
                  />
                  {texts.sameFigures({ ours: currency })}
                </label>
              </div>
            )}
            <PickedList
              kitchenId={kitchenId}
              today={today}
              picking={state.picking}
              currency={theirs ?? currency}
              onChange={(id, change) =>
                setState({ step: 'read', picking: changed(state.picking, id, change) })
              }
            />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-caption text-ink-soft">{texts.staysHere}</p>
              <Button variant="quiet" onClick={() => setState({ step: 'taking' })}>
                {texts.anotherPicture}
              </Button>
            </div>
            <div className="sticky bottom-0 -mx-6 -mb-5 flex items-center gap-4 border-t border-line bg-surface px-6 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              <p className="grid min-w-0 flex-1">
                <strong>{texts.foods({ count: foods.length })}</strong>
                <span className="truncate text-caption text-ink-soft">
                  {placeAndDay(state.picking, today)}
                </span>
              </p>
              <Button
                size="large"
                disabled={foods.length === 0 || saving.busy}
                onClick={() => saving.save(foods)}
              >
                <Check aria-hidden="true" className="size-5" />{' '}
                {(onPutIn ? texts.putIn : texts.takeOver)({ count: foods.length })}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

const placeAndDay = ({ receipt: { shop, date } }: Picking, today: CalendarDate): string =>
  [shop, date && shortDay(date, today)].filter(Boolean).join(', ');
