import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
import { WASTE_REASONS } from '@crisper/domain/items/keeping/waste.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as cookTexts from '@crisper/texts/cook/entrances.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import * as sheetTexts from '@crisper/texts/items/sheets.ts';
import {
  ArrowLeftRight,
  Check,
  CookingPot,
  CopyPlus,
  Gift,
  HandHeart,
  PackageOpen,
  Snowflake,
  Sun,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#http/new-id.ts';
import { amountText } from '#kitchen/amount-text.ts';
import { isUnsafe } from '#kitchen/day-text.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { StapleLine } from '#kitchen/listing/staple-line.tsx';
import { allPlaces, placed, standsIn, usePlaces } from '#kitchen/places.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { dayInWords, foreseenHint } from './foreseen-hint.ts';
import { PartChoice } from './part-choice.tsx';
import { SheetChip, SheetLine } from './sheet-line.tsx';
import { WhoseLine } from './whose-line.tsx';

interface MoreSheetProps {
  /** Null while the sheet is closed. */
  item: KitchenItem | null;
  kitchenId: string;
  today: CalendarDate;
  onClose: () => void;
  onAct: (what: BareIntent) => void;
}

/** Everything that can be done with food, and what it would bring before it is done. */
export function MoreSheet({ item, onClose, ...rest }: MoreSheetProps) {
  return (
    <Dialog open={item !== null} onClose={onClose} title={item?.title ?? ''} placement="sheet">
      {item && <Acts item={item} {...rest} />}
    </Dialog>
  );
}

interface ActsProps extends Omit<MoreSheetProps, 'item' | 'onClose'> {
  item: KitchenItem;
}

function Acts({ item, kitchenId, today, onAct }: ActsProps) {
  const { keeping, place, amount, unit } = item;
  const unsafe = isUnsafe(item, today);
  const own = usePlaces(kitchenId);
  const here = standsIn(place, own);
  // Into the freezer is the row above, and so is out of it.
  const isShown = (one: Place) => one !== here && one !== (isFrozen(keeping) ? 'fridge' : 'freezer');
  const foreseen = (what: BareIntent) =>
    foreseenHint(item, what, today) ?? { hint: texts.isIn(placed(here, own)) };
  const navigate = useNavigate();
  const [part, setPart] = useState<string | null>(null);
  const isWrong = part !== null && !(Number(part) > 0 && Number(part) <= amount);
  const isPart = part !== null && !isWrong && Number(part) < amount;
  /** What goes is an amount; what stays becomes an item of its own. */
  const gone = isPart ? { amount: Number(part) } : {};
  const kept = () => (isPart ? { part: { id: newId() as ItemId, amount: Number(part) } } : {});
  const eaten = (
    <SheetLine
      isFirst={!unsafe}
      icon={<Check />}
      label={unsafe ? texts.label.eatenAllTheSame : texts.label.eaten}
      hint={texts.left({ amount: amountText(amount, unit) })}
      onClick={() => onAct({ kind: 'finishItem', outcome: 'eaten', ...gone })}
    />
  );
  return (
    <div className="-mx-3 -mb-2">
      <PartChoice {...{ amount, unit, part, isWrong }} onChange={setPart} />
      <fieldset disabled={isWrong}>
        <ul className="grid grid-cols-1">
          {!unsafe && eaten}
          <SheetLine
            isFirst={unsafe}
            icon={<Trash2 />}
            label={unsafe ? texts.label.throwAway : texts.label.wasted}
            hint={sheetTexts.why}
            onClick={() => onAct({ kind: 'finishItem', outcome: 'wasted', ...gone })}
            chips={WASTE_REASONS.map((reason) => (
              <SheetChip
                key={reason}
                onClick={() => onAct({ kind: 'finishItem', outcome: 'wasted', reason, ...gone })}
              >
                {sheetTexts.reasons[reason]}
              </SheetChip>
            ))}
          />
          {unsafe && eaten}
          <SheetLine
            icon={<Gift />}
            label={texts.label['given-away']}
            hint={sheetTexts.toSomebody}
            onClick={() => onAct({ kind: 'finishItem', outcome: 'given-away', ...gone })}
          />
          {kitchenId === PUBLIC_FRIDGE_ID && !isPart && (
            <SheetLine
              icon={<HandHeart />}
              label={item.free ? texts.label.keepItem : texts.label.offerItem}
              hint={item.free ? sheetTexts.nobodyTakes : sheetTexts.whoTakes}
              onClick={() => onAct({ kind: 'offerItem', free: !item.free })}
            />
          )}
          {keeping.opened ? (
            <SheetLine
              icon={<PackageOpen />}
              label={texts.label.openItem}
              hint={texts.openedOn({ date: dayInWords(keeping.opened.on) })}
            />
          ) : (
            <SheetLine
              icon={<PackageOpen />}
              label={texts.label.openItem}
              {...foreseen({ kind: 'openItem' })}
              onClick={() => onAct({ kind: 'openItem', ...kept() })}
            />
          )}
          {isFrozen(keeping) ? (
            <SheetLine
              icon={<Sun />}
              label={texts.label.thawItem}
              {...foreseen({ kind: 'thawItem' })}
              onClick={() => onAct({ kind: 'thawItem', ...kept() })}
            />
          ) : (
            <SheetLine
              icon={<Snowflake />}
              label={texts.label.freezeItem}
              {...foreseen({ kind: 'freezeItem' })}
              onClick={() => onAct({ kind: 'freezeItem', ...kept() })}
            />
          )}
          {allPlaces(own)
            .filter(isShown)
            .map((to) => (
              <SheetLine
                key={to}
                icon={<ArrowLeftRight />}
                label={texts.moveTo(placed(to, own))}
                {...foreseen({ kind: 'moveItem', place: to })}
                onClick={() => onAct({ kind: 'moveItem', place: to, ...kept() })}
              />
            ))}
          <WhoseLine
            kitchenId={kitchenId}
            current={item.belongsTo}
            onGive={(to) => onAct({ kind: 'giveItem', to, ...kept() })}
          />
          {kitchenId !== PUBLIC_FRIDGE_ID && (
            <>
              {!unsafe && (
                <SheetLine
                  icon={<CookingPot />}
                  label={cookTexts.cookWithIt}
                  hint={cookTexts.cookWithItHint}
                  onClick={() => navigate(paths.kitchenCook(kitchenId) + paths.cookWith([item._id]))}
                />
              )}
              <SheetLine
                icon={<CopyPlus />}
                label={texts.label.addAgain}
                hint={sheetTexts.addedAgain}
                onClick={() => navigate(`${paths.kitchenAdd(kitchenId)}?like=${item._id}`)}
              />
              <li>
                <StapleLine kitchenId={kitchenId} food={item} />
              </li>
            </>
          )}
        </ul>
      </fieldset>
    </div>
  );
}
