import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Code } from '@crisper/domain/labels/code.ts';
import * as texts from '@crisper/texts/items/scanning/codes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Row } from '#kitchen/adding/row.ts';
import { knownNamesQuery } from '#kitchen/scanning/known-names.ts';
import { Viewfinder } from '#scan/camera.tsx';
import { agreement } from '#scan/codes/agreement.ts';
import { readCodes } from '#scan/codes/read-codes.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { looksUpQuery } from './product-name.ts';
import { ProductNameForm } from './product-name-form.tsx';
import { nothingScanned, rowOf, type Scanned, unnamed, withCode, withName, without } from './scanned.ts';
import { ScannedList } from './scanned-list.tsx';

interface CodesSheetProps {
  kitchenId: string;
  today: CalendarDate;
  /** The foods that are in the list already. */
  rows: Row[];
  onFoods: (rows: Row[]) => void;
  onClose: () => void;
}

/** Packs are held before the camera one after the other, and put into the list at once. */
export function CodesSheet({ kitchenId, today, rows: others, onFoods, onClose }: CodesSheetProps) {
  const [scan, setScan] = useState(nothingScanned);
  const client = useQueryClient();
  const names = knownNamesQuery(kitchenId);
  const { data, isFetching } = useQuery(names);
  const { data: looksUp } = useQuery(looksUpQuery);
  const [agreed] = useState(agreement);
  const summary = useRef<HTMLParagraphElement>(null);
  const asked = unnamed(scan);
  const rows = scan.scanned.flatMap((one) => rowOf(one, today) ?? []);

  const see = (codes: Code[], known: typeof data) => {
    const nameOf = (seen: string) =>
      others.find((row) => row.seen?.as === seen)?.title.value ?? known?.get(seen) ?? null;
    const seeing = { today, nameOf, nowMs: performance.now() };
    setScan((before) => codes.reduce((next, code) => withCode(next, code, seeing), before));
  };
  const onFrame = async (frame: ImageData, turnDegrees?: number) => {
    const codes = agreed(await readCodes(frame, turnDegrees));
    if (codes.length === 0) return false;
    // A name that is on its way is not asked for.
    see(codes, isFetching ? await client.fetchQuery(names).catch(() => data) : data);
    return true;
  };
  const onName = ({ pack, code }: Scanned, title: string | null) => {
    setScan(title === null ? without(scan, code) : withName(scan, pack, title, performance.now()));
    // The field goes away.
    summary.current?.focus({ preventScroll: true });
  };
  const close = async () => {
    const isSure =
      rows.length === 0 ||
      (await askToConfirm({ icon: 'question', ...texts.leaveOut({ count: rows.length }) }));
    if (isSure) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} title={texts.heading} placement="wide">
      <div className="grid grid-cols-1 gap-4">
        <Viewfinder aim={texts.aim} onFrame={onFrame} goesOn turnsPhotos isPaused={asked !== undefined} />
        {looksUp && <p className="-mt-3 text-center text-caption text-ink-soft">{texts.looksUp}</p>}
        {scan.refusal && (
          <p role="status" className="rounded-card bg-soon-soft px-4 py-3 text-soon">
            {texts.refusal[scan.refusal]}
          </p>
        )}
        {asked && (
          <ProductNameForm
            key={asked.code}
            gtin={asked.pack.gtin}
            onName={(title) => onName(asked, title)}
            onSkip={() => onName(asked, null)}
          />
        )}
        <p
          ref={summary}
          tabIndex={-1}
          role="status"
          className="line-clamp-1 font-semibold wrap-anywhere outline-none"
        >
          {texts.scanned({ count: rows.length, last: rows.at(-1)?.title.value ?? '' })}
        </p>
        <ScannedList
          scanned={scan.scanned}
          today={today}
          onRemove={(code) => {
            setScan(without(scan, code));
            summary.current?.focus({ preventScroll: true });
          }}
        />
        <div className="sticky bottom-0 -mx-6 -mb-5 flex justify-end bg-surface px-6 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <Button
            size="large"
            className="w-full md:w-auto"
            disabled={rows.length === 0}
            onClick={() => {
              onFoods(rows);
              onClose();
            }}
          >
            {texts.takeOver({ count: rows.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
