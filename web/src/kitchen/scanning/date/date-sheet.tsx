import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { PrintedDate } from '@crisper/domain/labels/printed-date.ts';
import { habitsOf } from '@crisper/domain/line/habits.ts';
import type { SaidDate } from '@crisper/domain/line/line-food.ts';
import * as texts from '@crisper/texts/items/scanning/date.ts';
import { useEffect, useRef, useState } from 'react';
import { ownZone } from '#http/own-zone.ts';
import { shortDay } from '#kitchen/adding/part-text.ts';
import { Viewfinder } from '#scan/camera.tsx';
import { Loading } from '#scan/loading.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { readerLocale } from '#ui/formats.ts';
import type { Progress } from '#workers/calls.ts';
import { readDate } from './read-date.ts';

interface DateSheetProps {
  today: CalendarDate;
  /** Is read first. */
  photo?: File;
  onRead: (date: SaidDate) => void;
  onClose: () => void;
}

/** Reads the date that is printed on a pack. The person says whether it is right. */
export function DateSheet({ today, photo, onRead, onClose }: DateSheetProps) {
  const [given, setGiven] = useState(photo);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [dates, setDates] = useState<PrintedDate[]>([]);

  const onFrame = async (frame: ImageData) => {
    const found = await readDate(
      frame,
      { today, order: habitsOf(readerLocale(), ownZone()).order },
      setProgress,
    );
    setDates(found);
    return found.length > 0;
  };

  const lookAgain = () => {
    setGiven(undefined);
    setDates([]);
  };

  return (
    <Dialog open onClose={onClose} title={texts.heading} placement="wide">
      <div className="grid grid-cols-1 gap-4">
        {dates.length > 0 ? (
          <ReadDates dates={dates} today={today} onChoose={onRead} onAgain={lookAgain} />
        ) : (
          <Viewfinder aim={texts.aim} onFrame={onFrame} photo={given} />
        )}
        {progress?.doing === 'loading' && <Loading share={progress.share} />}
      </div>
    </Dialog>
  );
}

interface ReadDatesProps {
  dates: PrintedDate[];
  today: CalendarDate;
  onChoose: (date: SaidDate) => void;
  onAgain: () => void;
}

const KINDS = ['use-by', 'best-before'] as const;

/** One tap takes the day. What can be read in two ways, or may mean either end, is there to choose from. */
function ReadDates({ dates, today, onChoose, onAgain }: ReadDatesProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The camera, where the focus may have been, goes away.
  useEffect(() => first.current?.focus(), []);
  const choices = dates.flatMap(({ date, kind }) =>
    (kind ? [kind] : KINDS).map((each) => ({ date, kind: each })),
  );
  const unclear = dates.find(({ kind }) => kind === null);
  const isOneDay = new Set(dates.map(({ date }) => date)).size === 1;
  return (
    <div className="grid gap-3">
      <p role="status">
        {isOneDay && unclear ? texts.whichKind(unclear) : dates.length === 1 ? texts.found : texts.whichDay}
      </p>
      {dates.some(({ isWorkedOut }) => isWorkedOut) && (
        <p className="text-caption text-ink-soft">{texts.workedOut}</p>
      )}
      {choices.map((choice, at) => (
        <Button
          key={`${choice.kind} ${choice.date}`}
          ref={at === 0 ? first : null}
          size="large"
          variant={at === 0 ? 'primary' : 'secondary'}
          onClick={() => onChoose(choice)}
        >
          {texts.day({ kind: choice.kind, day: shortDay(choice.date, today) })}
          {choice.date < today && <span className="text-caption">{texts.passed}</span>}
        </Button>
      ))}
      <Button variant="quiet" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
