import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { SaidDate } from '@crisper/domain/line/line-food.ts';
import { readOffPack } from '@crisper/texts/items/quick-add.ts';
import { ScanText } from 'lucide-react';
import { Choice } from './choice.tsx';
import { useSheet } from './use-sheet.ts';

interface ReadOffPackProps {
  today: CalendarDate;
  onRead: (date: SaidDate) => void;
}

const loadSheet = async () => (await import('#kitchen/scanning/date/date-sheet.tsx')).DateSheet;

/** Reads the date of a food off its pack. What is needed for that comes on the tap. */
export function ReadOffPack(props: ReadOffPackProps) {
  const { Sheet, open, close } = useSheet<ReadOffPackProps & { onClose: () => void }>();
  return (
    <>
      <Choice onClick={() => open(loadSheet)}>
        <span className="flex items-center gap-2">
          <ScanText aria-hidden="true" className="size-4" /> {readOffPack}
        </span>
      </Choice>
      {Sheet && <Sheet {...props} onClose={close} />}
    </>
  );
}
