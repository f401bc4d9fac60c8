import { daysLeftText, relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { DateTag } from './date-tag.tsx';

export interface Shelved {
  picture: string;
  daysLeft: number;
  tone: 'fresh' | 'soon' | 'expired';
}

/** In the app's words, of which the short ones fit under a food. */
const dateTag = (daysLeft: number) => (daysLeft > 0 ? relativeDayHeading(daysLeft) : daysLeftText(daysLeft));

/** Foods on glass, with the date of each on the edge of the shelf where a shop would put the price. */
export function FoodShelf({ foods, eager = false }: { foods: Shelved[]; eager?: boolean }) {
  return (
    <div>
      <div className="grid auto-cols-fr grid-flow-col items-end justify-items-center gap-1 px-3 sm:px-5">
        {foods.map(({ picture }) => (
          <FoodPicture key={picture} name={picture} eager={eager} className="-mb-1 w-[86%] max-w-24" />
        ))}
      </div>
      <div className="grid auto-cols-fr grid-flow-col items-start justify-items-center gap-1 border-y border-glass-line bg-glass px-3 py-1.5 sm:px-5">
        {foods.map(({ picture, daysLeft, tone }) => (
          <DateTag key={picture} tone={tone}>
            {dateTag(daysLeft)}
          </DateTag>
        ))}
      </div>
    </div>
  );
}
