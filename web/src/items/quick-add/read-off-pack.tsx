import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';
import { readOffPack } from '@crisper/texts/items/quick-add.ts';
import { ScanText } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { tellError } from '#ui/toasts/tell-error.ts';
import { Choice } from './choice.tsx';

interface ReadOffPackProps {
  today: CalendarDate;
  onRead: (date: SaidDate) => void;
}

type Sheet = ComponentType<ReadOffPackProps & { onClose: () => void }>;

const loadSheet = async () => (await import('#items/scanning/date/date-sheet.tsx')).DateSheet;

/** Reads the date of a food off its pack. What is needed for that comes on the tap. */
export function ReadOffPack(props: ReadOffPackProps) {
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const open = () => fetchCode(loadSheet).then((sheet) => setSheet(() => sheet), tellError);
  return (
    <>
      <Choice onClick={() => void open()}>
        <span className="flex items-center gap-2">
          <ScanText aria-hidden="true" className="size-4" /> {readOffPack}
        </span>
      </Choice>
      {Sheet && <Sheet {...props} onClose={() => setSheet(null)} />}
    </>
  );
}
