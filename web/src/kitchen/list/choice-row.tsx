import { FoodDetail, type FoodDetailProps, ItemFoodPicture } from '#kitchen/food-words.tsx';

interface ChoiceRowProps extends FoodDetailProps {
  isChosen: boolean;
  onChoose: () => void;
}

/** A row while several are chosen: all of it is a box to tick. */
export function ChoiceRow({ isChosen, onChoose, ...food }: ChoiceRowProps) {
  return (
    <li data-item={food.item._id}>
      <label className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2.5 has-checked:bg-brand-soft/60 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          className="size-5.5 shrink-0 accent-brand outline-none"
        />
        <ItemFoodPicture item={food.item} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 leading-snug font-semibold wrap-anywhere">{food.item.title}</span>
          <FoodDetail {...food} />
        </span>
      </label>
    </li>
  );
}
