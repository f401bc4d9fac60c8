import type { ReactNode } from 'react';
import { type ActingKitchen, ActingRows, type KeptFood } from './acting-rows.tsx';
import { useKeptFoods } from './use-kept-foods.ts';

interface ToldRowsProps {
  kitchens: readonly ActingKitchen[];
  /** The items that the person is told of, in their order. */
  ids: readonly string[];
  /** The account of the person who is signed in. */
  self: string;
  whenLoading: ReactNode;
  whenFailed: ReactNode;
  takeFocus: () => void;
  /** What can be done about all that is due today. */
  besideToday: ReactNode;
}

/** The food in kitchens that a person is told of. What is acted upon leaves at once. */
export function ToldRows(props: ToldRowsProps) {
  const { kitchens, ids, self, whenLoading, whenFailed, takeFocus, besideToday } = props;
  const { foods, isError } = useKeptFoods(kitchens);
  if (isError) return whenFailed;
  if (!foods) return whenLoading;
  const byId = new Map(foods.map((food): [string, KeptFood] => [food.item._id, food]));
  return (
    <ActingRows
      foods={ids.flatMap((id) => byId.get(id) ?? [])}
      self={self}
      isSeveral={kitchens.length > 1}
      headings="h2"
      isTodayTall={false}
      besideToday={besideToday}
      className="overflow-clip rounded-card border border-line bg-surface shadow-rest"
      whenEmpty={null}
      takeFocus={takeFocus}
    />
  );
}
