import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { type CookAnswer, rank } from '@crisper/domain/cook/rank.ts';
import { foodOf } from '@crisper/domain/foods/food-of.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import * as weekTexts from '@crisper/texts/cook/week.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { useMemo, useState } from 'react';
import { Link, type Params, useSearchParams } from 'react-router';
import { useWeek, type Week } from '#cook/week/use-week.ts';
import { WeekSection } from '#cook/week/week-section.tsx';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { PartHeading } from '#kitchens/part-heading.tsx';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { queryClient } from '#session/query-client.ts';
import { isMarked } from '#session/session-marker.ts';
import { useSession } from '#session/use-session.ts';
import { useLastView } from '#session/views/last-view.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { chosenIn } from './chosen.ts';
import { DishRow } from './dish-row.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type CookFilters, isFiltering, useFilters } from './filters.ts';
import { NoDishWith } from './no-dish-with.tsx';
import { OwnRecipes } from './own-recipes.tsx';
import { ReadyToEat } from './ready-to-eat.tsx';
import { shortDay } from './short-day.ts';
import { type Larder, useLarder, useRanking } from './use-cook.ts';
import { usePublicDishes } from './use-public-dishes.ts';
import { listed } from './words.ts';

const FIRST_DISHES = 3;
/** With fewer, dishes are shown for which something is missing. */
const ENOUGH_DISHES = 5;
/** One of them uses each food that is due; see cover-due.ts. */
const SHOWN_FIRST = 8;
const MORE_DISHES = 8;
const NONE: readonly Dish[] = [];

/** How much of what is due the first dishes use. */
function firstUse({ offers, due }: CookAnswer, today: CalendarDate): string | null {
  const first = offers.slice(0, FIRST_DISHES);
  const used = new Set(first.flatMap(({ uses }) => uses.map(({ item }) => item._id)));
  const saved = due.filter(({ item }) => used.has(item._id)).length;
  const last = due.at(-1);
  const day = last && shortDay(last.item, today);
  if (!day || saved === 0) return null;
  return texts.firstUse({ dishes: first.length, used: saved, due: due.length, day });
}

function Opened({ kitchen, self }: { kitchen: OwnKitchen; self: string }) {
  const [filters, setFilters] = useFilters(self);
  const [search] = useSearchParams();
  const chosen = useMemo(() => chosenIn(search), [search]);
  const { items, larder, cookbook, today, isPending, refetch } = useLarder(kitchen.id, self);
  const week = useWeek({ larder, cookbook, today, diet: filters.diet, chosen });
  const answer = useRanking(week?.larder.dishes ?? NONE, week?.larder, filters, chosen);
  const { data: publicDishes } = usePublicDishes(cookbook);
  useLastView({ isOver: !isPending, isDrawn: answer !== undefined });
  const chosenItems = (items ?? []).filter(({ _id }) => chosen.includes(_id));
  const title = texts.pageTitle({ kitchen: kitchen.name });
  const mayTouch = may('change-any-item', kitchen.role);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 pb-6 lg:mx-0">
      <PageMetadata title={title} description={texts.pageDescription} hidden />
      <div>
        <PartHeading kitchen={kitchen} title={texts.heading} />
        <p className="text-sm text-ink-soft wrap-anywhere">{texts.withWhat({ kitchen: kitchen.name })}</p>
      </div>
      <FilterChips filters={filters} onChange={setFilters} />
      {isPending && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
      {!items && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {items?.length === 0 && (
        <EmptyState picture="bowl" title={texts.nothingDue} text={texts.nothingAtAll}>
          <ButtonLink to={paths.kitchenAdd(kitchen.id)}>{texts.addFood}</ButtonLink>
        </EmptyState>
      )}
      {larder && larder.supplies.ready.length > 0 && chosen.length === 0 && (
        <ReadyToEat kitchenId={kitchen.id} ready={larder.supplies.ready} today={today} />
      )}
      {/* Before its plan is known: what it pushed down later would move under a thumb. */}
      {week && chosen.length === 0 && (week.meals.length > 0 || (mayTouch && items?.length !== 0)) && (
        <WeekSection kitchenId={kitchen.id} {...{ week, today, mayTouch }} isKnown={cookbook !== undefined} />
      )}
      {items && items.length > 0 && larder && answer && (
        <Offered
          kitchenId={kitchen.id}
          {...{ larder, answer, filters, today, chosen, chosenItems, mayTouch }}
        />
      )}
      {cookbook && <OwnRecipes kitchenId={kitchen.id} cookbook={cookbook} mayWrite={mayTouch} />}
      {week && items && items.length > 0 && (
        <MoreDishes kitchenId={kitchen.id} {...{ week, filters, today, chosen }} dishes={publicDishes} />
      )}
    </div>
  );
}

interface OfferedProps {
  kitchenId: string;
  /** With what is set aside for planned meals. */
  larder: Larder;
  answer: CookAnswer;
  filters: CookFilters;
  today: CalendarDate;
  chosen: readonly string[];
  chosenItems: readonly KitchenItem[];
  mayTouch: boolean;
}

/** Whether something has to go soon, though nothing of it is left for other dishes. */
const isAllPlanned = ({ supplies }: Larder, { due }: CookAnswer) =>
  due.length === 0 && rank(NONE, { supplies }).due.length > 0;

function Offered({ kitchenId, larder, answer, filters, today, chosen, chosenItems, mayTouch }: OfferedProps) {
  const { offers, complete, nearly, next } = answer;
  const [isAll, setAll] = useState(false);
  const titles = listed(chosenItems.map(({ title }) => title));
  const isChosen = chosenItems.length > 0;
  const day = next && shortDay(next.item, today);
  return (
    <>
      <section className="grid grid-cols-1 gap-2">
        <h2 className="px-1 text-lg wrap-anywhere">{isChosen ? texts.cookWith({ titles }) : texts.useUp}</h2>
        {offers.length > 0 && (
          <>
            {!isChosen && (
              <p className="px-1 text-sm text-ink-soft empty:hidden">{firstUse(answer, today)}</p>
            )}
            <Dishes
              {...{ kitchenId, today, chosen }}
              offers={isAll ? offers : offers.slice(0, SHOWN_FIRST)}
            />
            {!isAll && offers.length > SHOWN_FIRST && (
              <Button variant="quiet" onClick={() => setAll(true)} className="justify-self-start px-3!">
                {texts.showMore({ count: offers.length - SHOWN_FIRST })}
              </Button>
            )}
          </>
        )}
        {offers.length === 0 && isChosen && (
          <NoDishWith
            {...{ kitchenId, today, mayTouch }}
            items={chosenItems}
            message={isFiltering(filters) ? texts.nothingFits : texts.nothingWith({ titles })}
          />
        )}
        {offers.length === 0 && !isChosen && (
          <p role="status" className="px-1 text-ink-soft wrap-anywhere">
            {isAllPlanned(larder, answer) ? weekTexts.allPlanned : texts.nothingDue}{' '}
            {next && day && texts.nextDue({ title: next.item.title, day })}
          </p>
        )}
        {isChosen && (
          <Link
            to={paths.kitchenCook(kitchenId)}
            className="min-h-11 content-center px-1 font-semibold text-brand"
          >
            {texts.everythingElse}
          </Link>
        )}
      </section>
      {complete.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="px-1 text-lg">{texts.complete}</h2>
          <Dishes {...{ kitchenId, today, chosen }} offers={complete} />
        </section>
      )}
      {offers.length + complete.length < ENOUGH_DISHES && nearly.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="px-1 text-lg">{texts.nearly}</h2>
          <Dishes {...{ kitchenId, today, chosen }} offers={nearly} />
        </section>
      )}
      {!isChosen && offers.length + complete.length + nearly.length === 0 && (
        <p className="px-1 text-ink-soft">{texts.nothingFits}</p>
      )}
    </>
  );
}

interface MoreProps extends Pick<OfferedProps, 'kitchenId' | 'today' | 'chosen'> {
  week: Week;
  filters: CookFilters;
  dishes: readonly Dish[] | undefined;
}

/** Recipes that belong to everybody. Those of our own come first: they are made of what is there. */
function MoreDishes({ week, filters, dishes = NONE, ...shown }: MoreProps) {
  const others = useMemo(() => dishes.filter(week.isOffered), [dishes, week]);
  const answer = useRanking(others, week.larder, filters, shown.chosen);
  const offers = answer ? [...answer.offers, ...answer.complete].slice(0, MORE_DISHES) : [];
  if (offers.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="px-1 text-lg">{texts.moreRecipes}</h2>
      <p className="px-1 text-sm text-ink-soft">{texts.moreRecipesText}</p>
      <Dishes {...shown} offers={offers} />
    </section>
  );
}

interface DishesProps extends Pick<OfferedProps, 'kitchenId' | 'today' | 'chosen'> {
  offers: readonly DishOffer[];
}

const Dishes = ({ kitchenId, offers, today, chosen }: DishesProps) => (
  <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
    {offers.map((offer) => (
      <DishRow
        key={offer.dish.slug}
        {...{ offer, today }}
        to={paths.kitchenDish(kitchenId, offer.dish.slug) + paths.cookWith(chosen)}
      />
    ))}
  </ul>
);

/** What to make of the food that has to go. */
function CookPage() {
  const { user } = useSession();
  return (
    <KitchenFrame>
      {(kitchen) => user && <Opened key={kitchen.id} kitchen={kitchen} self={user.uid} />}
    </KitchenFrame>
  );
}

CookPage.begin = ({ kitchenId = '' }: Params): void => {
  if (!isMarked()) return;
  // The first question takes a slow phone a fifth of a second. While it waits for the food, it has the time.
  setTimeout(() => foodOf('', foodNames));
  void queryClient.prefetchQuery(kitchenQuery(kitchenId));
  void queryClient.prefetchQuery(kitchenFoodQuery(kitchenId));
};

export default CookPage;
