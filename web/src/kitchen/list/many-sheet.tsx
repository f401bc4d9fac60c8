import { WASTE_REASONS } from '@crisper/domain/items/keeping/waste.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import * as sheetTexts from '@crisper/texts/items/sheets.ts';
import { ArrowLeftRight, Gift, PackageOpen, Snowflake, Sun, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { allPlaces, placed } from '#kitchen/places.ts';
import { SheetChip, SheetLine } from '#kitchen/sheets/sheet-line.tsx';
import { WhoseLine } from '#kitchen/sheets/whose-line.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface ManySheetProps {
  kitchenId: string;
  open: boolean;
  count: number;
  /** The kitchen's own. */
  places: NamedPlace[];
  onClose: () => void;
  onAct: (what: BareIntent) => void;
}

const rest: [BareIntent, string, ReactNode][] = [
  [{ kind: 'finishItem', outcome: 'given-away' }, actTexts.label['given-away'], <Gift key="give" />],
  [{ kind: 'openItem' }, actTexts.label.openItem, <PackageOpen key="open" />],
  [{ kind: 'freezeItem' }, actTexts.label.freezeItem, <Snowflake key="freeze" />],
  [{ kind: 'thawItem' }, actTexts.label.thawItem, <Sun key="thaw" />],
];

/** Into the freezer is the row above. */
const moves = (own: NamedPlace[]) =>
  allPlaces(own)
    .filter((place) => place !== 'freezer')
    .map((place): [BareIntent, string, ReactNode] => [
      { kind: 'moveItem', place },
      actTexts.moveTo(placed(place, own)),
      <ArrowLeftRight key={place} />,
    ]);

/** Everything else that can be done with several things at once. */
export function ManySheet({ kitchenId, open, count, places, onClose, onAct }: ManySheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.chosen({ count })} placement="sheet">
      <ul className="-mx-3 -mb-2 grid grid-cols-1">
        <SheetLine
          isFirst
          icon={<Trash2 />}
          label={actTexts.label.wasted}
          hint={sheetTexts.why}
          onClick={() => onAct({ kind: 'finishItem', outcome: 'wasted' })}
          chips={WASTE_REASONS.map((reason) => (
            <SheetChip key={reason} onClick={() => onAct({ kind: 'finishItem', outcome: 'wasted', reason })}>
              {sheetTexts.reasons[reason]}
            </SheetChip>
          ))}
        />
        {[...rest, ...moves(places)].map(([what, label, icon]) => (
          <SheetLine key={label} icon={icon} label={label} onClick={() => onAct(what)} />
        ))}
        <WhoseLine kitchenId={kitchenId} onGive={(to) => onAct({ kind: 'giveItem', to })} />
      </ul>
    </Dialog>
  );
}
