import * as texts from '@crisper/texts/site/hero.ts';
import { FoodShelf, type Shelved } from '#site/home/food-shelf.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { CountdownCard } from './countdown-card.tsx';

const dairyShelf: Shelved[] = [
  { picture: 'juice', daysLeft: 9, tone: 'fresh' },
  { picture: 'milk', daysLeft: 2, tone: 'soon' },
  { picture: 'butter', daysLeft: 21, tone: 'fresh' },
  { picture: 'cheese', daysLeft: 11, tone: 'fresh' },
];
const middleShelf: Shelved[] = [
  { picture: 'stew', daysLeft: 0, tone: 'soon' },
  { picture: 'strawberry', daysLeft: 2, tone: 'soon' },
  { picture: 'egg', daysLeft: 8, tone: 'fresh' },
  { picture: 'cake', daysLeft: -1, tone: 'expired' },
];
const drawer = ['carrot', 'broccoli', 'tomato', 'leafy-greens', 'bell-pepper'];

function CrisperDrawer() {
  return (
    <div className="relative mx-3 mt-4 mb-3 h-26 overflow-hidden rounded-2xl border border-glass-line sm:mx-4 sm:h-32">
      <div className="absolute inset-x-3 top-1.5 flex justify-between sm:top-2">
        {drawer.map((food) => (
          <FoodPicture key={food} name={food} eager className="w-[19.5%]" />
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-0 grid h-[52%] place-items-center border-t border-glass-line bg-glass">
        <span className="h-2 w-24 rounded-full bg-glass-line" />
      </div>
    </div>
  );
}

/** An open fridge whose shelf edges carry dates instead of prices. */
export function FridgeScene() {
  return (
    <div role="img" aria-label={texts.fridgeScene} className="relative mx-auto w-full max-w-120">
      {/* As high as it is wide, so that it does not grow while the scene arrives. */}
      <div className="absolute top-0 left-[-18%] -mt-[18%] aspect-square w-[136%] rounded-full bg-radial from-brand-soft to-transparent to-70%" />
      <div className="relative rounded-scene border-8 border-frame bg-linear-to-b from-frost to-frost-deep pt-5 shadow-lift sm:border-10">
        <div className="mx-auto mb-2 h-1.5 w-2/5 rounded-full bg-white/85 shadow-[0_0_32px_12px_#ffffff90]" />
        <div className="grid gap-3 sm:gap-4">
          <FoodShelf foods={dairyShelf} eager />
          <FoodShelf foods={middleShelf} eager />
        </div>
        <CrisperDrawer />
      </div>
      <CountdownCard />
    </div>
  );
}
