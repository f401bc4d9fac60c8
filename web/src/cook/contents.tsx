import { contentsOf, type DishOffer } from '@crisper/domain/cook/offer.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { listed, textOf } from './words.ts';

/** What people with an allergy look for, as far as the names of the foods tell. */
export function Contents({ offer }: { offer: DishOffer }) {
  const { allergens, unknown } = contentsOf(offer);
  const { slots } = textOf(offer.dish);
  const foods = listed(unknown.map(({ slot }) => slots[slot.id] ?? ''));
  return (
    <p className="px-1 text-sm text-ink-soft wrap-anywhere">
      {allergens.length > 0 && (
        <b>{texts.contains({ allergens: listed(allergens.map((one) => texts.allergens[one])) })} </b>
      )}
      {unknown.length > 0 && `${texts.notKnown({ foods })} `}
      {texts.readLabels}
    </p>
  );
}
