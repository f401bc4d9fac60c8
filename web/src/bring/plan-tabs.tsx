import type { Plan } from '@crisper/domain/bring/plan.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import type { ReactNode } from 'react';
import { Tabs } from '#ui/tabs.tsx';
import type { FoodRowContext } from './brought-row.tsx';
import { FoodRows } from './food-rows.tsx';

interface PlanTabsProps extends FoodRowContext {
  plan: Plan;
  /** What is asked once, for many of them. */
  beside: ReactNode;
}

const figure = (count: number, word: string) => (
  <>
    <span className="block text-heading font-semibold tabular-nums">{count}</span>{' '}
    <span className="block text-sm">{word}</span>
  </>
);

/** Three figures are three groups; it opens at what has to be looked at. */
export function PlanTabs({ plan, beside, ...rows }: PlanTabsProps) {
  const put = plan.foods.filter(({ leftOut }) => leftOut === null);
  const look = put.filter(({ isDoubtful }) => isDoubtful);
  const clear = put.filter(({ isDoubtful }) => !isDoubtful);
  const out = plan.foods.filter(({ leftOut }) => leftOut !== null);
  return (
    <Tabs
      label={texts.groups}
      look="figures"
      first={look.length > 0 ? 'look' : clear.length > 0 ? 'clear' : 'out'}
      beside={beside}
      tabs={[
        {
          id: 'clear',
          label: figure(clear.length, texts.clear),
          panel: <FoodRows {...rows} foods={clear} empty={texts.nothingClear} />,
        },
        {
          id: 'look',
          label: figure(look.length, texts.toLookAt),
          panel: <FoodRows {...rows} foods={look} empty={texts.nothingToLookAt} />,
        },
        {
          id: 'out',
          label: figure(out.length, texts.leftOut),
          panel: <FoodRows {...rows} foods={out} empty={texts.nothingLeftOut} />,
        },
      ]}
    />
  );
}
