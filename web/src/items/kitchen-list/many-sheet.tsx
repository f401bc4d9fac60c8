import { WASTE_REASONS } from '@crisper/domain/items/keeping/waste.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { ArrowLeftRight, Gift, PackageOpen, Snowflake, Sun, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { allPlaces, placed } from '#items/kitchen/places.ts';
import type { Doing } from '#items/kitchen/steps.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface ManySheetProps {
  open: boolean;
  count: number;
  /** The kitchen's own. */
  places: NamedPlace[];
  onClose: () => void;
  onAct: (doing: Doing) => void;
}

const rest: [Doing, string, ReactNode][] = [
  [{ kind: 'finishItem', outcome: 'given-away' }, actTexts.label['given-away'], <Gift key="give" />],
  [{ kind: 'openItem' }, actTexts.label.openItem, <PackageOpen key="open" />],
  [{ kind: 'freezeItem' }, actTexts.label.freezeItem, <Snowflake key="freeze" />],
  [{ kind: 'thawItem' }, actTexts.label.thawItem, <Sun key="thaw" />],
];

/** Into the freezer is the row above. */
const moves = (own: NamedPlace[]) =>
  allPlaces(own)
    .filter((place) => place !== 'freezer')
    .map((place): [Doing, string, ReactNode] => [
      { kind: 'moveItem', place },
      actTexts.moveTo(placed(place, own)),
      <ArrowLeftRight key={place} />,
    ]);

/** Everything else that can be done with several things at once. */
export function ManySheet({ open, count, places, onClose, onAct }: ManySheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.chosen({ count })} placement="sheet">
      <ul className="-mx-3 -mb-2 grid grid-cols-1">
        <li>
          <Line
            isFirst
            icon={<Trash2 />}
            label={actTexts.label.wasted}
            hint={actTexts.why}
            onClick={() => onAct({ kind: 'finishItem', outcome: 'wasted' })}
          />
          <div className="flex gap-2 overflow-x-auto px-3 pb-2 ps-16">
            {WASTE_REASONS.map((reason) => (
              <button
                key={reason}
                type="button"
                onClick={() => onAct({ kind: 'finishItem', outcome: 'wasted', reason })}
                className="min-h-11 shrink-0 rounded-full border border-line-strong px-4 text-sm font-semibold hover:border-brand hover:text-brand"
              >
                {actTexts.reasons[reason]}
              </button>
            ))}
          </div>
        </li>
        {[...rest, ...moves(places)].map(([doing, label, icon]) => (
          <li key={label}>
            <Line icon={icon} label={label} onClick={() => onAct(doing)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface LineProps {
  icon: ReactNode;
  label: string;
  hint?: string;
  /** Gets the focus when the sheet opens. */
  isFirst?: boolean;
  onClick: () => void;
}

const Line = ({ icon, label, hint, isFirst, onClick }: LineProps) => (
  <button
    type="button"
    data-autofocus={isFirst || undefined}
    onClick={onClick}
    className="flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-1.5 text-start hover:bg-quiet"
  >
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-control bg-quiet [&>svg]:size-5.5"
    >
      {icon}
    </span>
    <span className="grid">
      <span className="font-semibold">{label}</span>
      {hint && <span className="text-caption text-ink-soft">{hint}</span>}
    </span>
  </button>
);
