import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { type Scope, summaryQuery } from '#items/items-api.ts';
import { eatFirstQuery, upcomingQuery } from '#items/my-items-api.ts';
import { ScopeSwitch } from '#items/scope-switch.tsx';
import { useToday } from '#items/today.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { EatFirst } from './eat-first.tsx';
import { Figures } from './figures.tsx';

interface FridgeFiguresProps {
  scope: Scope;
  /** Left out where another switch chooses the scope. */
  onScope?: ((scope: Scope) => void) | undefined;
}

/** The public fridge: everyone's food, or only the person's own. */
export function FridgeFigures({ scope, onScope }: FridgeFiguresProps) {
  useLiveItems();
  const today = useToday();
  const page = scope === 'mine' ? paths.myFoods : paths.fridge;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{texts.heading}</h2>
        {onScope && <ScopeSwitch scope={scope} onChange={onScope} />}
      </div>
      <Figures
        summary={useQuery(summaryQuery(scope, today))}
        upcoming={useQuery(upcomingQuery(scope, today))}
        today={today}
        addressOf={(date) => `${page}?expires=${date}`}
      >
        <EatFirst items={useQuery(eatFirstQuery(scope, today))} today={today} />
      </Figures>
    </>
  );
}
