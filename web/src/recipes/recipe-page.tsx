import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { Cookbook, Recipe } from '@crisper/domain/recipes/cookbook.ts';
import { ownSlug } from '@crisper/domain/recipes/own-dishes.ts';
import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import * as cookTexts from '@crisper/texts/cook/cook.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { useState } from 'react';
import { type Params, useNavigate, useParams } from 'react-router';
import { shoppingQuery } from '#kitchen/listing/shopping-query.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { queryClient } from '#session/query-client.ts';
import { isMarked } from '#session/session-marker.ts';
import { useSession } from '#session/use-session.ts';
import { BackHeading } from '#ui/back-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { BringIn } from './bring-in.tsx';
import { FoundRecipes } from './found-recipes.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { formOf } from './recipe-form.ts';
import { useCookbook } from './use-cookbook.ts';
import { useRecipeActs } from './use-recipe-acts.ts';
import { useRecipeForm } from './use-recipe-form.ts';

interface WritingProps {
  kitchen: OwnKitchen;
  cookbook: Cookbook;
  self: string;
}

/** A new recipe: pasted, from a page or a file, or typed. */
function Writing({ kitchen, cookbook, self }: WritingProps) {
  const navigate = useNavigate();
  const acts = useRecipeActs(kitchen.id);
  const { form, setForm, forget } = useRecipeForm(self);
  const [isCut, setCut] = useState(false);
  const [several, setSeveral] = useState<readonly RecipeDraft[]>([]);
  const back = paths.kitchenCook(kitchen.id);

  const keep = async (recipes: readonly RecipeDraft[]) => {
    forget();
    await acts.add(recipes);
    await navigate(back);
  };
  const onFound = (recipes: readonly RecipeDraft[], wasCut: boolean) => {
    const [first] = recipes;
    setCut(wasCut);
    if (recipes.length === 1 && first) setForm(formOf(first));
    else setSeveral(recipes);
  };
  if (several.length > 0)
    return <FoundRecipes recipes={several} onKeep={keep} onCancel={() => setSeveral([])} />;
  return (
    <>
      <BringIn kitchenId={kitchen.id} onFound={onFound} />
      {isCut && (
        <p role="status" className="rounded-control bg-soon-soft p-4 text-soon">
          {texts.wasCut}
        </p>
      )}
      <RecipeFields
        {...{ cookbook, form }}
        onChange={setForm}
        onKeep={(recipe) => keep([recipe])}
        onName={acts.nameFood}
      />
    </>
  );
}

interface ChangingProps extends Omit<WritingProps, 'self'> {
  recipe: Recipe;
}

function Changing({ kitchen, cookbook, recipe }: ChangingProps) {
  const navigate = useNavigate();
  const acts = useRecipeActs(kitchen.id);
  const [form, setForm] = useState(() => formOf(recipe));
  return (
    <RecipeFields
      {...{ cookbook, form }}
      onChange={setForm}
      onKeep={async (changed) => {
        await acts.save(recipe._id, changed);
        await navigate(paths.kitchenDish(kitchen.id, ownSlug(recipe)));
      }}
      onName={acts.nameFood}
      onRemove={async () => {
        await acts.remove(recipe);
        await navigate(paths.kitchenCook(kitchen.id), { state: { removed: recipe } });
      }}
    />
  );
}

function Opened({ kitchen, self }: { kitchen: OwnKitchen; self: string }) {
  const { slug } = useParams();
  const { cookbook, isPending, refetch } = useCookbook(kitchen.id);
  const recipe = cookbook?.recipes.find((one) => ownSlug(one) === slug);
  const title = slug === undefined ? texts.newTitle : texts.changeTitle;
  const back = slug === undefined ? paths.kitchenCook(kitchen.id) : paths.kitchenDish(kitchen.id, slug);
  const isMissing = slug !== undefined && cookbook && !recipe;
  if (isMissing || !may('change-any-item', kitchen.role))
    return (
      <EmptyState picture="bowl" title={texts.noRecipe} text={texts.noRecipeText}>
        <ButtonLink to={paths.kitchenCook(kitchen.id)}>{cookTexts.backToCook}</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 pb-6 lg:mx-0">
      <PageMetadata title={title} description={cookTexts.pageDescription} hidden />
      <div>
        <BackHeading title={title} to={back} back={cookTexts.backToCook} />
        <p className="text-sm text-ink-soft wrap-anywhere">{texts.toKitchen({ kitchen: kitchen.name })}</p>
      </div>
      {!cookbook && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {!cookbook && isPending && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
      {cookbook && slug === undefined && <Writing {...{ kitchen, cookbook, self }} />}
      {cookbook && recipe && <Changing key={recipe._id} {...{ kitchen, cookbook, recipe }} />}
    </div>
  );
}

/** Where a recipe of the kitchen's own is written down, or changed. */
function RecipePage() {
  const { user } = useSession();
  return (
    <KitchenFrame>
      {(kitchen) => user && <Opened key={kitchen.id} kitchen={kitchen} self={user.uid} />}
    </KitchenFrame>
  );
}

RecipePage.begin = ({ kitchenId = '' }: Params): void => {
  if (!isMarked()) return;
  void queryClient.prefetchQuery(kitchenQuery(kitchenId));
  void queryClient.prefetchQuery(shoppingQuery(kitchenId));
};

export default RecipePage;
