import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { offerOf } from '@crisper/domain/cook/rank.ts';
import { offerAlone } from '@crisper/domain/cook/set-aside.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import { ownSlug } from '@crisper/domain/recipes/own-dishes.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import * as weekTexts from '@crisper/texts/cook/week.ts';
import { Check, CookingPot } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { CookMode } from '#cook/steps/cook-mode.tsx';
import { DishSteps } from '#cook/steps/dish-steps.tsx';
import { useTimers } from '#cook/steps/use-timers.ts';
import { UsedSheet } from '#cook/used/used-sheet.tsx';
import { dayInSentence } from '#cook/week/day-words.ts';
import { DishDays } from '#cook/week/dish-days.tsx';
import { usePlanning } from '#cook/week/use-planning.ts';
import { useWeek, type Week } from '#cook/week/use-week.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { useSession } from '#session/use-session.ts';
import { BackHeading } from '#ui/back-heading.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { AssumedSheet } from './assumed-sheet.tsx';
import { chosenIn } from './chosen.ts';
import { Contents } from './contents.tsx';
import CookPage from './cook-page.tsx';
import { slugOf } from './cooked-as.ts';
import { DishLines } from './dish-lines.tsx';
import { type CookFilters, useFilters } from './filters.ts';
import { entriesFor, PutOnList } from './put-on-list.tsx';
import { RecipeSource } from './recipe-source.tsx';
import { isSoon } from './short-day.ts';
import { Stepper } from './stepper.tsx';
import { questionOf, useLarder } from './use-cook.ts';
import { usePublicDishes } from './use-public-dishes.ts';
import { UsedFoods } from './used-foods.tsx';
import { listed, textOf } from './words.ts';

const PORTIONS_MAX = 24;
const NONE: readonly Dish[] = [];

interface Asked {
  week: Week;
  /** Among which it is ranked. */
  dishes: readonly Dish[];
  filters: CookFilters;
  chosen: readonly string[];
  portions: number | undefined;
  /** Made of what is there now, though it is planned for another day. */
  isNow?: boolean;
}

/**
 * The dish as it is offered, or of what is kept for it where it is planned; what a diet forbids is shown nevertheless to who
 * opens its page.
 */
function offerFor(slug: string, asked: Asked): DishOffer | null {
  const { week, dishes, filters, chosen, portions, isNow = false } = asked;
  const dish = dishes.find((one) => one.slug === slug);
  if (!dish) return null;
  const question = questionOf(week.larder, { ...filters, isQuick: false, isOnePot: false }, chosen);
  const planned = week.meals.find((one) => one.dish?.slug === slug);
  if (planned?.food && chosen.length === 0)
    return offerAlone(
      dish,
      { ...question, supplies: planned.food[isNow ? 'now' : 'supplies'] },
      portions ?? planned.meal.portions,
    );
  const ranked = dishes.filter((one) => one === dish || week.isOffered(one));
  return (
    offerOf(dish, ranked, question, portions) ?? offerOf(dish, ranked, { ...question, diet: null }, portions)
  );
}

function Opened({ kitchen, self }: { kitchen: OwnKitchen; self: string }) {
  const { slug = '' } = useParams();
  const [filters] = useFilters(self);
  const [search] = useSearchParams();
  const [portions, setPortions] = useState<number>();
  const { larder, book, own, cookbook, today, isPending, refetch } = useLarder(kitchen.id, self);
  const chosen = useMemo(() => chosenIn(search), [search]);
  const week = useWeek({ larder, cookbook, today, diet: filters.diet, chosen });
  const isPublic = slug.startsWith('pd-');
  const others = usePublicDishes(isPublic ? cookbook : undefined);
  const dishes = (isPublic ? others.data : larder?.dishes) ?? NONE;
  const offer = useMemo(
    () => week && offerFor(slug, { week, dishes, filters, chosen, portions }),
    [week, dishes, slug, filters, chosen, portions],
  );
  const timers = useTimers();
  const planning = usePlanning(kitchen.id);
  const [opened, setOpened] = useState<'steps' | 'used' | 'assumed' | null>(null);
  const back = paths.kitchenCook(kitchen.id) + paths.cookWith(chosen);
  // Recipes come with the rest of the kitchen's copy, or from a file of their own, after the food.
  const recipe = cookbook?.recipes.find((one) => ownSlug(one) === slug);
  const read = isPublic ? others : recipe && own;
  const late = !larder ? { isPending, refetch } : !cookbook ? book : read && !read.data ? read : null;
  if (!larder || !week || (!offer && late))
    return late?.isPending ? (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    ) : (
      <LoadFailed message={texts.loadFailed} onRetry={() => late?.refetch()} />
    );
  if (!offer)
    return (
      <EmptyState picture="bowl" title={texts.noDish} text={texts.noDishText}>
        <ButtonLink to={back}>{texts.backToCook}</ButtonLink>
      </EmptyState>
    );
  const cooked =
    opened === 'used' && offerFor(slug, { week, dishes, filters, chosen, portions, isNow: true });
  const { dish, uses, lacking } = offer;
  const { title, slots: words } = textOf(dish);
  const meals = week.meals.flatMap(({ meal }) => (slugOf(meal.dish) === slug ? [meal] : []));
  const saved = uses.filter(({ item }) => isSoon(item, today));
  const mayTouch = may('change-any-item', kitchen.role);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 lg:mx-0 min-[75rem]:max-w-280">
      <PageMetadata title={title} description={texts.pageDescription} hidden />
      <div className="grid grid-cols-1 gap-1">
        <BackHeading title={title} to={back} back={texts.backToCook} />
        {recipe && <RecipeSource kitchenId={kitchen.id} recipe={recipe} mayChange={mayTouch} />}
        <p className="text-ink-soft wrap-anywhere">
          {dish.minutes && texts.minutes({ count: dish.minutes })}
          {saved.length > 0 && (
            <>
              {dish.minutes && ' · '}
              {texts.uses.toLowerCase()} <UsedFoods uses={saved} today={today} />
            </>
          )}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 min-[75rem]:grid-cols-[25rem_minmax(0,1fr)] min-[75rem]:items-start">
        <section
          aria-label={texts.ingredients}
          className="grid grid-cols-1 gap-3 min-[75rem]:sticky min-[75rem]:top-23"
        >
          {mayTouch && cookbook && <DishDays {...{ offer, week, today, planning }} />}
          {!mayTouch && meals.length > 0 && (
            <p className="px-1">
              {weekTexts.plannedFor({
                day: listed(meals.map(({ day }) => dayInSentence(day, today))),
                listed: 0,
              })}
            </p>
          )}
          <div className="flex items-center justify-between gap-4 px-1">
            <span className="grid min-w-0">
              <span className="font-semibold">{texts.portions}</span>
              {dish.arePortionsGuessed && (
                <span className="text-caption text-ink-soft">
                  {texts.portionsGuessed({ count: dish.portions })}
                </span>
              )}
            </span>
            <Stepper
              value={offer.portions}
              min={1}
              max={PORTIONS_MAX}
              labels={{ less: texts.fewerPortions, more: texts.morePortions }}
              onChange={setPortions}
            />
          </div>
          <DishLines
            {...{ offer, today }}
            onAssumed={mayTouch && cookbook ? () => setOpened('assumed') : undefined}
          />
          <Contents offer={offer} />
          {mayTouch && (
            <PutOnList
              count={entriesFor(lacking, words).length}
              put={planning.put}
              onPut={() => planning.putOnList(offer, lacking)}
              onUndo={planning.takeOffList}
            />
          )}
        </section>
        <DishSteps key={slug} offer={offer} timers={timers} />
      </div>
      <div
        data-bottom-bars
        className="sticky above-bar z-20 -mx-4 flex flex-wrap gap-2 border-t border-line bg-canvas px-4 py-3 md:mx-0 md:px-0"
      >
        {mayTouch && (
          <Button
            size="large"
            variant="secondary"
            onClick={() => setOpened('used')}
            className="flex-1 px-3! text-base md:max-w-60"
          >
            <Check aria-hidden="true" className="size-5" /> {texts.cookedIt}
          </Button>
        )}
        <Button
          size="large"
          onClick={() => setOpened('steps')}
          className="flex-[1.4] px-3! text-base md:max-w-80"
        >
          <CookingPot aria-hidden="true" className="size-5" /> {texts.startCooking}
        </Button>
      </div>
      <CookMode
        open={opened === 'steps'}
        {...{ offer, today, timers }}
        onClose={() => setOpened(null)}
        onCooked={() => setOpened(mayTouch ? 'used' : null)}
      />
      {cookbook && (
        <AssumedSheet
          open={opened === 'assumed'}
          kitchenId={kitchen.id}
          cookbook={cookbook}
          onClose={() => setOpened(null)}
        />
      )}
      <UsedSheet
        open={opened === 'used'}
        kitchenId={kitchen.id}
        offer={cooked || offer}
        today={today}
        meal={meals[0]}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}

/** A dish of our own or a recipe of the kitchen, made of what is there. */
function DishPage() {
  const { user } = useSession();
  const { slug = '' } = useParams();
  return (
    <KitchenFrame>
      {(kitchen) => user && <Opened key={`${kitchen.id} ${slug}`} kitchen={kitchen} self={user.uid} />}
    </KitchenFrame>
  );
}

DishPage.begin = CookPage.begin;

export default DishPage;
