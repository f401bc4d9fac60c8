import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { offerOf } from '@crisper/domain/cook/rank.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { Check, CookingPot } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { CookMode } from '#cook/steps/cook-mode.tsx';
import { DishSteps } from '#cook/steps/dish-steps.tsx';
import { useTimers } from '#cook/steps/use-timers.ts';
import { cookedAs } from '#cook/used/cooked.ts';
import { UsedSheet } from '#cook/used/used-sheet.tsx';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { ownSlug } from '#recipes/own-dishes.ts';
import { useSession } from '#session/use-session.ts';
import { BackHeading } from '#ui/back-heading.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { AssumedSheet } from './assumed-sheet.tsx';
import { chosenIn } from './chosen.ts';
import CookPage from './cook-page.tsx';
import { DishLines } from './dish-lines.tsx';
import { type CookFilters, useFilters } from './filters.ts';
import { PutOnList } from './put-on-list.tsx';
import { RecipeSource } from './recipe-source.tsx';
import { isSoon } from './short-day.ts';
import { Stepper } from './stepper.tsx';
import { type Larder, questionOf, useLarder } from './use-cook.ts';
import { usePublicDishes } from './use-public-dishes.ts';
import { UsedFoods } from './used-foods.tsx';
import { textOf } from './words.ts';

const PORTIONS_MAX = 24;
const NONE: readonly Dish[] = [];

interface Asked {
  larder: Larder;
  /** Among which it is ranked. */
  dishes: readonly Dish[];
  filters: CookFilters;
  chosen: readonly string[];
  portions: number | undefined;
}

/** The dish as it is offered; what a diet forbids is shown nevertheless to who opens its page. */
function offerFor(slug: string, { larder, dishes, filters, chosen, portions }: Asked): DishOffer | null {
  const dish = dishes.find((one) => one.slug === slug);
  if (!dish) return null;
  const question = questionOf(larder, { ...filters, isQuick: false }, chosen);
  return (
    offerOf(dish, dishes, question, portions) ?? offerOf(dish, dishes, { ...question, diet: null }, portions)
  );
}

function Opened({ kitchen, self }: { kitchen: OwnKitchen; self: string }) {
  const { slug = '' } = useParams();
  const [filters] = useFilters(self);
  const [search] = useSearchParams();
  const [portions, setPortions] = useState<number>();
  const { larder, book, cookbook, today, isPending, refetch } = useLarder(kitchen.id, self);
  const isPublic = slug.startsWith('pd-');
  const others = usePublicDishes(isPublic ? cookbook : undefined);
  const dishes = (isPublic ? others.data : larder?.dishes) ?? NONE;
  const offer = useMemo(
    () => larder && offerFor(slug, { larder, dishes, filters, chosen: chosenIn(search), portions }),
    [larder, dishes, slug, filters, search, portions],
  );
  const timers = useTimers();
  const [opened, setOpened] = useState<'steps' | 'used' | 'assumed' | null>(null);
  const back = paths.kitchenCook(kitchen.id) + paths.cookWith(chosenIn(search));
  // Recipes come with the rest of the kitchen's copy, or from a file of their own, after the food.
  const late = !larder ? { isPending, refetch } : !cookbook ? book : isPublic && !others.data ? others : null;
  if (!larder || (!offer && late))
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
  const { dish, uses, lacking } = offer;
  const { title, slots: words } = textOf(dish);
  const recipe = cookbook?.recipes.find((one) => ownSlug(one) === slug);
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
          {mayTouch && (
            <PutOnList key={slug} kitchenId={kitchen.id} cooked={cookedAs(dish)} {...{ lacking, words }} />
          )}
        </section>
        <DishSteps key={slug} offer={offer} timers={timers} />
      </div>
      <div
        data-bottom-bars
        className="sticky above-bar z-20 -mx-4 flex gap-2 border-t border-line bg-canvas px-4 py-3 md:mx-0 md:px-0"
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
        {...{ offer, timers }}
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
        {...{ offer, today }}
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
