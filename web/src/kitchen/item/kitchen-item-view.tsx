import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { PastEvent } from '@crisper/domain/items/item-event.ts';
import * as paths from '@crisper/domain/paths.ts';
import { cookWithIt } from '@crisper/texts/cook/entrances.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { CookLink } from '#items/cook-link.tsx';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { useToSend } from '#kept/use-to-send.ts';
import { isUnsafe } from '#kitchen/day-text.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { itemHistoryQuery, kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { UndoBar } from '#kitchen/undo-bar.tsx';
import { useActs } from '#kitchen/use-acts.ts';
import { KeptPicture } from '#kitchen/waiting/kept-picture.tsx';
import { ToSend } from '#kitchen/waiting/to-send.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { eventText } from './event-text.ts';
import { ItemDock } from './item-dock.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemHistory } from './item-history.tsx';
import { ItemNote } from './item-note.tsx';
import { KitchenItemLoading, KitchenItemMissing } from './item-states.tsx';
import { ItemTiles } from './item-tiles.tsx';

/** Longer titles are set smaller, so that the item itself stays in view. */
const LONG_TITLE = 60;

interface KitchenItemProps {
  kitchenId: string;
  itemId: string;
  /** The account of the person who is signed in. */
  self: string;
  people: KitchenPerson[];
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
}

/** One thing in a kitchen, or what became of it. */
export function KitchenItemView(props: KitchenItemProps) {
  return <AnyItem {...props} acts={useActs(props.kitchenId, props.self)} />;
}

interface BesideProps {
  /** Those of the list that it stands beside, which also takes back. */
  acts: ReturnType<typeof useActs>;
  takeFocus: () => void;
}

/** The same beside the list of the kitchen, on a desk. */
export const ItemBeside = (props: KitchenItemProps & BesideProps) => <AnyItem {...props} />;

type AnyItemProps = KitchenItemProps & Pick<BesideProps, 'acts'> & Partial<BesideProps>;

function AnyItem(props: AnyItemProps) {
  const { kitchenId, itemId, acts } = props;
  const client = useQueryClient();
  const item = useQuery({
    ...kitchenItemQuery({ kitchenId, itemId }),
    // The page of the kitchen, from where people come, has it already.
    placeholderData: () =>
      client
        .getQueryData(kitchenFoodQuery(kitchenId).queryKey)
        ?.items.find((candidate) => candidate._id === itemId),
  });
  const history = useQuery(itemHistoryQuery({ kitchenId, itemId }));
  // Without a network, what is done here is shown by what is kept of the kitchen.
  usePrefetchQuery(kitchenFoodQuery(kitchenId));
  const ended = useToSend(itemId).map(({ title }) => ({ title, image: null }))[0];
  const retry = () => Promise.all([item.refetch(), history.refetch()]);
  const events = history.data ?? [];
  if (item.data) return <Shown {...props} events={events} item={item.data} />;
  // What was just done here is known before its history is.
  const last = events[0] ?? acts.last?.items.find(({ _id }) => _id === itemId) ?? ended;
  if (item.data === null && last)
    return <Shown {...props} {...{ events, last }} item={null} isRenewing={history.isFetching} />;
  if (item.isPending || (item.data === null && history.isPending)) return <KitchenItemLoading />;
  if (item.data === null && history.data === null) return <KitchenItemMissing kitchenId={kitchenId} />;
  return <LoadFailed message={texts.loadFailed} onRetry={retry} />;
}

type ShownProps = AnyItemProps & {
  events: PastEvent[];
  /** There may be more events already. */
  isRenewing?: boolean;
} & (
    | { item: KitchenItem; last?: never }
    /** It is gone, and looked like this at last. */
    | { item: null; last: Pick<PastEvent, 'title' | 'image'> }
  );

function Shown(props: ShownProps) {
  const { kitchenId, itemId, self, people, mayTouch, acts, item, last, events, isRenewing = false } = props;
  const isBeside = props.takeFocus !== undefined;
  const Heading = isBeside ? 'h2' : 'h1';
  const today = useKitchenDay(kitchenId);
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const takeFocus =
    props.takeFocus ?? (() => (undoButton.current ?? heading.current)?.focus({ preventScroll: true }));
  const [latest, ...older] = events;
  const { title, image } = item ?? last;
  const category = item?.category ?? 'Others';
  const dock = item && (
    <ItemDock
      {...{ kitchenId, item, today, acts, isBeside, takeFocus }}
      owner={people.find(({ accountId }) => accountId === item.belongsTo) ?? null}
    />
  );
  return (
    <article
      className={`grid grid-cols-1 gap-4 ${isBeside ? '' : 'md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-8'}`}
    >
      {!isBeside && <PageMetadata title={title} description={texts.pageDescription} hidden />}
      <div
        className={`self-start overflow-hidden bg-linear-to-b from-frost to-frost-deep ${isBeside ? 'grid grid-cols-[7rem] justify-center' : 'rounded-scene border border-line shadow-rest'}`}
      >
        <KeptPicture
          item={{ image, category }}
          eager
          className={`w-full ${isBeside ? 'h-28' : 'h-49 md:h-72'} ${item ? '' : 'opacity-45 grayscale'}`}
        />
      </div>
      <div className={`grid grid-cols-1 content-start gap-4 ${isBeside ? 'px-5 pb-5' : ''}`}>
        <Heading
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className={`leading-tight wrap-anywhere outline-none ${title.length > LONG_TITLE ? 'text-lg' : 'text-[1.875rem]'}`}
        >
          {title}
        </Heading>
        {item ? (
          <ItemFacts
            {...{ kitchenId, item, people, self, today }}
            onAct={mayTouch ? (what) => acts.act(item, what) : undefined}
          />
        ) : (
          <Gone itemId={itemId}>{latest && !isRenewing && eventText(latest, older, self)}</Gone>
        )}
        {item && mayTouch && (
          <>
            {isBeside && dock}
            <ItemTiles
              {...{ kitchenId, item, people, self, today, takeFocus }}
              onAct={(what) => acts.act(item, what)}
            />
            {!isUnsafe(item, today) && (
              <CookLink to={paths.kitchenCook(kitchenId) + paths.cookWith([itemId])} label={cookWithIt} />
            )}
            <ItemNote kitchenId={kitchenId} item={item} />
          </>
        )}
        {events.length > 0 && (
          <ItemHistory {...{ kitchenId, events, self, people, mayTouch, today }} onUndone={acts.onGone} />
        )}
        {mayTouch && !isBeside && (
          <div data-bottom-bars className="sticky bottom-0 z-30 grid grid-cols-1 gap-2 empty:hidden">
            {acts.last && (
              <div className={item ? '' : 'pb-[max(1rem,env(safe-area-inset-bottom))]'}>
                <UndoBar
                  key={acts.last.event}
                  ref={undoButton}
                  text={acts.last.text}
                  title={acts.last.title}
                  ranOut={acts.last}
                  onUndo={acts.undo}
                  onGone={acts.onGone}
                  takeFocus={() => heading.current?.focus({ preventScroll: true })}
                />
              </div>
            )}
            {dock}
          </div>
        )}
      </div>
    </article>
  );
}

/** What became of it: as the history says, or as the person said it where that waits to be sent. */
function Gone({ itemId, children }: { itemId: string; children: ReactNode }) {
  const waiting = useToSend(itemId).at(-1)?.intent;
  return (
    <p
      role="status"
      className="rounded-card bg-quiet px-4 py-3 text-lg font-semibold wrap-anywhere empty:hidden"
    >
      {waiting?.kind === 'finishItem' ? actTexts.label[waiting.outcome] : children}
      {waiting && (
        <span className="ms-2 text-base font-normal text-ink-soft">
          <ToSend itemId={itemId} />
        </span>
      )}
    </p>
  );
}
