import * as texts from '@crisper/texts/site/hero.ts';
import { Badge } from '#ui/badge.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

/** An item as the app shows it. */
export function CountdownCard() {
  return (
    <div className="absolute -bottom-9 -left-2 flex items-center gap-3 rounded-card border border-line bg-surface py-3 pr-5 pl-3 shadow-lift sm:-left-10 lg:-left-14">
      <span className="grid size-14 place-items-center rounded-xl bg-sunken">
        <FoodPicture name="strawberry" eager className="size-10" />
      </span>
      <div className="grid justify-items-start gap-1">
        <Badge tone="soon">{texts.expiringSoon}</Badge>
        <p className="text-sm font-semibold whitespace-nowrap text-ink tabular-nums">{texts.timeLeft}</p>
      </div>
    </div>
  );
}
