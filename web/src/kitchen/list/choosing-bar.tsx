import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as paths from '@crisper/domain/paths.ts';
import { cookWithChosen } from '@crisper/texts/cook/entrances.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, CookingPot, Ellipsis, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { lateSheet } from '#items/late-sheet.tsx';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { TakeQuestion } from '#kitchen/take-question.tsx';
import { wordOf } from '#kitchen/use-acts.ts';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface ChoosingBarProps {
  kitchenId: string;
  /** Of what is chosen. */
  ids: string[];
  /** Something of it must not be eaten any more. */
  isUnsafe: boolean;
  /** The kitchen's own. */
  places: NamedPlace[];
  /** What the person wants to do with things of which some are other people's, and is asked about first. */
  asked: BareIntent | null;
  onAct: (what: BareIntent) => void;
  onLeave: () => void;
  onClose: () => void;
  /** It is going, and has the focus. */
  onFocusLost: () => void;
}

const ManySheet = lateSheet(
  async () => (await import('./many-sheet.tsx')).ManySheet,
  ({ open }) => open,
);

const onDeep =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-deep-raised disabled:opacity-45';

const eaten = { outcome: 'eaten', label: actTexts.label.eaten, Icon: Check } as const;
const away = { outcome: 'wasted', label: actTexts.label.wasted, Icon: Trash2 } as const;

/** What can be done with all that is chosen, within reach of the thumb. */
export function ChoosingBar(props: ChoosingBarProps) {
  const { kitchenId, ids, isUnsafe, places, asked, onAct, onLeave, onClose, onFocusLost } = props;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  // What is done most has the large button; nobody eats by it what must not be eaten any more.
  const [large, small] = isUnsafe ? [away, eaten] : [eaten, away];
  const count = ids.length;
  const none = count === 0;
  useFocusHandover(bar, onFocusLost);
  return (
    <div ref={bar} className="mx-auto w-full max-w-md">
      {asked && (
        <div className="mb-2 rounded-card border border-line bg-surface p-3 shadow-lift">
          <TakeQuestion
            name={null}
            isDocked
            label={actTexts.label[wordOf(asked)]}
            onLeave={onLeave}
            onTake={() => onAct(asked)}
            onFocusLost={() => main.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
      <div
        role="toolbar"
        aria-label={texts.withChosen}
        className="flex min-h-15 items-center gap-1 rounded-card bg-deep py-2 ps-2 pe-2 text-on-deep shadow-lift animate-[dialog-in_220ms_var(--ease-settle)] [&_:focus-visible]:outline-mint"
      >
        <button type="button" onClick={onClose} className={onDeep}>
          <X aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.endChoosing}</span>
        </button>
        <p role="status" className="min-w-0 flex-1 truncate font-semibold tabular-nums">
          {texts.chosen({ count })}
        </p>
        {!none && !isUnsafe && (
          <Link to={paths.kitchenCook(kitchenId) + paths.cookWith(ids)} className={onDeep}>
            <CookingPot aria-hidden="true" className="size-5.5" />
            <span className="sr-only">{cookWithChosen}</span>
          </Link>
        )}
        <button type="button" disabled={none} onClick={() => setOpen(true)} className={onDeep}>
          <Ellipsis aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{actTexts.label.more}</span>
        </button>
        <button
          type="button"
          disabled={none}
          onClick={() => onAct({ kind: 'finishItem', outcome: small.outcome })}
          className={onDeep}
        >
          <small.Icon aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{small.label}</span>
        </button>
        <Button
          ref={main}
          variant={isUnsafe ? 'danger' : 'on-deep'}
          disabled={none}
          onClick={() => onAct({ kind: 'finishItem', outcome: large.outcome })}
        >
          <large.Icon aria-hidden="true" className="size-5" /> {large.label}
        </Button>
      </div>
      <ManySheet
        kitchenId={kitchenId}
        places={places}
        open={isOpen}
        count={count}
        onClose={() => setOpen(false)}
        onAct={(what) => {
          setOpen(false);
          onAct(what);
        }}
      />
    </div>
  );
}
