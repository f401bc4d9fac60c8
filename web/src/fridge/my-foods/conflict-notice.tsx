import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { expiryText } from '#items/expiry-text.ts';
import type { FoodDraft } from '#items/food-form/food-form.ts';
import type { FoodField } from '#items/food-form/merge-food.ts';
import { Button } from '#ui/button.tsx';

const LABELS: Record<FoodField, string> = {
  title: itemTexts.title,
  category: itemTexts.category,
  quantity: itemTexts.quantity,
  expiryDate: itemTexts.expiryDate,
  description: texts.description,
  image: texts.picture,
};

/** The field as a person reads it; two pictures cannot be told apart by their URLs. */
function shown(field: FoodField, value: string): string {
  if (value === '') return texts.nothing;
  if (field === 'category') return itemTexts.categoryName[value as Category] ?? value;
  if (field === 'expiryDate') return expiryText(value as CalendarDate);
  return field === 'image' ? texts.otherPicture : value;
}

interface ConflictNoticeProps {
  fields: FoodField[];
  mine: FoodDraft;
  theirs: FoodDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** What two people wrote into the same fields; the form shows the person's own. */
export function ConflictNotice({ fields, mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <div role="alert" className="mt-5 grid gap-3 rounded-control bg-yellow-soft px-4 py-3">
      <strong>{texts.changedMeanwhile}</strong>
      <dl className="grid gap-2">
        {fields.map((field) => (
          <div key={field}>
            <dt className="text-sm font-semibold">{LABELS[field]}</dt>
            <dd className="wrap-anywhere">{texts.mineIs({ value: shown(field, mine[field]) })}</dd>
            <dd className="wrap-anywhere">{texts.theirsIs({ value: shown(field, theirs[field]) })}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{texts.keepMine}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
