import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import { SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import * as texts from '@crisper/texts/items/add-food.ts';
import { newHint as priceHint } from '@crisper/texts/items/price.ts';
import { cancel as cancelText } from '@crisper/texts/ui.ts';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fetchCode } from '#http/fetch-code.ts';
import { DraftNotice } from '#items/food-form/draft-notice.tsx';
import { FoodFields, TitleField } from '#items/food-form/food-fields.tsx';
import { PriceField, useCurrency } from '#items/food-form/price-field.tsx';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { PictureField } from '#items/pictures/picture-field.tsx';
import { dropDraft } from '#session/drafts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { KeptDate } from './kept-date.tsx';
import { choosePicture, edit, noFood, rename } from './new-food.ts';
import { type Destination, useAddFood } from './use-add-food.ts';

/** Fetched when another app has shared something. */
const SharedFood = lazy(() => fetchCode(() => import('./shared-food.tsx')));

const ANOTHER = 'another';

interface AddFoodFormProps {
  /** The person's id: an unfinished food comes back to that person only. */
  owner: string;
  /** Where the food can go, the most likely first. With one alone there is nothing to choose. */
  destinations: readonly Destination[];
}

export function AddFoodForm({ owner, destinations }: AddFoodFormProps) {
  const [chosen, setChosen] = useState<string>();
  const { id: kitchenId = null } =
    destinations.find(({ id }) => (id ?? '') === chosen) ?? destinations[0] ?? {};
  const currency = useCurrency(kitchenId);
  const today = useKitchenDay(kitchenId ?? PUBLIC_FRIDGE_ID);
  const { food, setFood, pickedUp, isPhotoGone, forget, problems, adding, submit } = useAddFood(
    owner,
    today,
    { kitchenId, currency },
  );
  const navigate = useNavigate();
  const isShared = useSearchParams()[0].has(SHARED_PARAM);
  const form = useRef<HTMLFormElement>(null);
  const { draft, isDateKept } = food;

  // The pressed button disappears, so the title takes the focus.
  const backToTitle = () => form.current?.querySelector<HTMLElement>('[name=title]')?.focus();
  const clearDate = () => {
    setFood((before) => edit(before, { expiryDate: '' }));
    backToTitle();
  };
  const startOver = () => {
    forget(noFood);
    backToTitle();
  };
  const cancel = () => {
    dropDraft('add-food');
    return history.state?.idx > 0 ? navigate(-1) : navigate(paths.dashboard);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    submit(event, submitter?.getAttribute('value') === ANOTHER);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={send} aria-label={texts.form}>
      <fieldset disabled={adding} className="grid grid-cols-1 gap-6">
        {isShared && (
          <Suspense>
            <SharedFood food={food} onFood={setFood} kitchenId={kitchenId} />
          </Suspense>
        )}
        {pickedUp && (
          <DraftNotice passedDate={pickedUp.passedDate} isPhotoGone={isPhotoGone} onStartOver={startOver} />
        )}
        {destinations.length > 1 && (
          <SelectField
            label={texts.destination}
            name="destination"
            value={kitchenId ?? ''}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {destinations.map(({ id, name }) => (
              <option key={id ?? ''} value={id ?? ''}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TitleField
          {...{ draft, problems }}
          label={texts.foodTitle}
          hint={isDateKept && <KeptDate date={draft.expiryDate} onClear={clearDate} />}
          change={({ title = '' }) => setFood((before) => rename(before, title))}
        />
        <PictureField
          title={draft.title}
          image={draft.image}
          error={problems.image}
          required
          kitchenId={kitchenId}
          onImage={(image) => setFood((before) => edit(before, { image }))}
          onBuiltIn={(picture) => setFood((before) => choosePicture(before, picture))}
        />
        <FoodFields
          {...{ draft, problems, today, isDateKept }}
          change={(next) => setFood((before) => edit(before, next))}
        />
        {currency && (
          <PriceField
            currency={currency}
            value={food.price}
            hint={priceHint}
            error={problems.price}
            onChange={(price) => setFood((before) => ({ ...before, price }))}
          />
        )}
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          <Button type="submit">{adding ? texts.adding : texts.add}</Button>
          <Button type="submit" variant="secondary" name="then" value={ANOTHER}>
            {texts.addAnother}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {cancelText}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
