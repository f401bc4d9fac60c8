import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dayOrder } from '@crisper/domain/items/line/day-order.ts';
import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';
import * as texts from '@crisper/texts/items/scanning/date.ts';
import { useEffect, useRef, useState } from 'react';
import { shortDay } from '#items/adding/part-text.ts';
import { Viewfinder } from '#scan/camera.tsx';
import { Loading } from '#scan/loading.tsx';
import type { Progress } from '#scan/worker-calls.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { readerLocale } from '#ui/formats.ts';
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
  const [dates, setDates] = useState<SaidDate[]>([]);

  const onFrame = async (frame: ImageData) => {
    const found = await readDate(frame, { today, order: dayOrder(readerLocale()) }, setProgress);
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
  dates: SaidDate[];
  today: CalendarDate;
  onChoose: (date: SaidDate) => void;
  onAgain: () => void;
}

/** One tap takes the day; where day and month can be read both ways, there are two to choose from. */
function ReadDates({ dates, today, onChoose, onAgain }: ReadDatesProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The camera, where the focus may have been, goes away.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <p role="status">{dates.length === 1 ? texts.found : texts.whichDay}</p>
      {dates.map((date, at) => (
        <Button
          key={date.date}
          ref={at === 0 ? first : null}
          size="large"
          variant={at === 0 ? 'primary' : 'secondary'}
          onClick={() => onChoose(date)}
        >
          {texts.day({ kind: date.kind, day: shortDay(date.date, today) })}
        </Button>
      ))}
      <Button variant="quiet" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
