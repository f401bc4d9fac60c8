import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dayOrder } from '@crisper/domain/items/line/day-order.ts';
import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';
import * as texts from '@crisper/texts/items/scanning/date.ts';
import { staysHere } from '@crisper/texts/items/scanning/reading.ts';
import { useState } from 'react';
import { shortDay } from '#items/adding/part-text.ts';
import { Loading } from '#scan/loading.tsx';
import { pictureOf } from '#scan/picture-of.ts';
import type { Progress } from '#scan/worker-calls.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { readerLocale } from '#ui/formats.ts';
import { FileButton } from '#ui/pictures/file-button.tsx';
import { readDate } from './read-date.ts';

interface DateSheetProps {
  today: CalendarDate;
  onRead: (date: SaidDate) => void;
  onClose: () => void;
}

type State =
  | { step: 'looking'; problem?: string }
  | { step: 'reading'; progress: Progress }
  | { step: 'read'; dates: SaidDate[] };

/** Reads the date that is printed on a pack. The person says whether it is right. */
export function DateSheet({ today, onRead, onClose }: DateSheetProps) {
  const [state, setState] = useState<State>({ step: 'looking' });

  const read = async (photo: File) => {
    const onProgress = (progress: Progress) => setState({ step: 'reading', progress });
    onProgress({ doing: 'loading', share: 0 });
    try {
      const reader = { today, order: dayOrder(readerLocale()) };
      const dates = await readDate(await pictureOf(photo), reader, onProgress);
      setState(dates.length > 0 ? { step: 'read', dates } : { step: 'looking', problem: texts.nothing });
    } catch {
      setState({ step: 'looking', problem: texts.failed });
    }
  };

  return (
    <Dialog open onClose={onClose} title={texts.heading} placement="sheet">
      <div className="grid gap-5">
        {state.step === 'reading' && <Loading progress={state.progress} />}
        {state.step === 'read' && <ReadDates dates={state.dates} today={today} onChoose={onRead} />}
        {state.step === 'looking' && state.problem && (
          <p role="alert" className="rounded-card bg-soon-soft px-4 py-3 text-soon">
            {state.problem}
          </p>
        )}
        {state.step !== 'reading' && (
          <div className="flex flex-wrap gap-3">
            <FileButton capture="environment" onFile={(file) => void read(file)}>
              {texts.takePhoto}
            </FileButton>
            <FileButton onFile={(file) => void read(file)}>{texts.choosePhoto}</FileButton>
          </div>
        )}
        <p className="text-sm text-ink-soft">{staysHere}</p>
      </div>
    </Dialog>
  );
}

interface ReadDatesProps {
  dates: SaidDate[];
  today: CalendarDate;
  onChoose: (date: SaidDate) => void;
}

/** One tap takes the day; where day and month can be read both ways, there are two to choose from. */
const ReadDates = ({ dates, today, onChoose }: ReadDatesProps) => (
  <div className="grid gap-3">
    <p role="status">{dates.length === 1 ? texts.found : texts.whichDay}</p>
    {dates.map((date) => (
      <Button key={date.date} size="large" onClick={() => onChoose(date)}>
        {texts.day({ kind: date.kind, day: shortDay(date.date, today) })}
      </Button>
    ))}
  </div>
);
