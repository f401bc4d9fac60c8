import { mayBePutIn } from '@crisper/domain/bring/brought.ts';
import type { Plan } from '@crisper/domain/bring/plan.ts';
import type { Question } from '@crisper/domain/bring/questions.ts';
import type { ImportDone } from '@crisper/domain/imports/import-schema.ts';
import { FOODS_PER_IMPORT } from '@crisper/domain/imports/source.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { askedOnce } from '@crisper/texts/bring/questions.ts';
import { useEffect, useRef } from 'react';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { putIn } from './bring-api.ts';
import { FoodRows } from './food-rows.tsx';
import { QuestionField } from './question-field.tsx';
import type { Reading } from './use-bringing.ts';
import { usePlan } from './use-plan.ts';

/** What is asked about one food stands with that food. */
const ABOUT_ONE: ReadonlySet<Question['kind']> = new Set(['date', 'amount', 'odd-price']);

interface PreviewProps {
  kitchen: OwnKitchen;
  reading: Reading;
  onDone: (done: ImportDone) => void;
  onAgain: () => void;
}

/** What was understood, what is asked, and what would be put in. */
export function Preview({ kitchen, reading, onDone, onAgain }: PreviewProps) {
  const { brought, questions } = reading;
  const { plan, answers, answer, tick } = usePlan(reading);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const inPlaces = new Set(brought.foods.flatMap(({ place }) => place?.name ?? [])).size;
  const stays = brought.leftBehind.map(texts.leftBehind).join(', ');
  const countIn = ({ foods }: Question) =>
    foods.filter((index) => plan?.foods[index]?.leftOut === null).length;
  const field = (question: Question) => (
    <QuestionField {...{ question, answers, kitchen }} count={countIn(question)} onAnswer={answer} />
  );
  const once = questions.filter((question) => !ABOUT_ONE.has(question.kind) && countIn(question) > 0);
  const things = brought.foods.filter(({ leftOut }) => mayBePutIn(leftOut));
  return (
    <>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {texts.seen({ source: brought.source, count: things.length, places: inPlaces })}
        </h2>
        {stays && <p className="text-ink-soft">{texts.staysBehind({ list: stays })}</p>}
        {brought.leftBehind.some(({ what }) => what === 'recipes') && (
          <p className="text-ink-soft">{texts.recipesElsewhere}</p>
        )}
        {brought.history.length > 0 && (
          <p className="text-ink-soft">{texts.withHistory({ count: brought.history.length })}</p>
        )}
      </div>
      {once.length > 0 && (
        <Card as="section" aria-label={askedOnce} className="grid grid-cols-1 gap-5">
          {once.map((question) => (
            <div key={question.id}>{field(question)}</div>
          ))}
        </Card>
      )}
      {plan ? (
        <Planned {...{ kitchen, reading, plan, field, onDone, onAgain }} onTick={tick} />
      ) : (
        <Skeleton className="h-96 w-full rounded-card" />
      )}
    </>
  );
}

interface PlannedProps extends PreviewProps {
  plan: Plan;
  field: (question: Question) => React.ReactNode;
  onTick: (index: number, isIn: boolean) => void;
}

function Planned({ kitchen, reading, plan, field, onTick, onDone, onAgain }: PlannedProps) {
  const { brought, questions } = reading;
  const aboutOne = Map.groupBy(
    questions.filter(({ kind }) => ABOUT_ONE.has(kind)),
    ({ foods }) => foods[0],
  );
  const put = plan.foods.filter(({ leftOut }) => leftOut === null);
  const groups = {
    look: put.filter(({ isDoubtful }) => isDoubtful),
    clear: put.filter(({ isDoubtful }) => !isDoubtful),
    out: plan.foods.filter(({ leftOut }) => leftOut !== null),
  };
  const { busy, save } = useSaving({
    mutationFn: () =>
      putIn(kitchen.id, {
        id: reading.id as never,
        source: brought.source,
        foods: put.map(({ food }) => food),
        history: plan.history,
        places: plan.places,
      }),
    onSuccess: onDone,
  });
  const shared = {
    places: [...kitchen.places, ...plan.places],
    rowOf: (index: number) => brought.foods[index]?.at ?? index + 1,
    questionsOf: (index: number) => aboutOne.get(index) ?? [],
    field,
    onTick,
  };
  const look = {
    id: 'look',
    label: texts.toLookAt({ count: groups.look.length }),
    panel: <FoodRows {...shared} foods={groups.look} empty={texts.nothingToLookAt} />,
  };
  const clear = {
    id: 'clear',
    label: texts.clear({ count: groups.clear.length }),
    panel: <FoodRows {...shared} foods={groups.clear} empty={texts.nothingClear} />,
  };
  const out = {
    id: 'out',
    label: texts.leftOut({ count: groups.out.length }),
    panel: <FoodRows {...shared} foods={groups.out} empty={texts.nothingLeftOut} />,
  };
  return (
    <>
      {/* The tabs reach over the edges of public pages, which are wider than those of a kitchen. */}
      <div className="min-w-0 px-1 lg:px-0">
        <Tabs label={texts.groups} tabs={groups.look.length > 0 ? [look, clear, out] : [clear, look, out]} />
      </div>
      <div
        data-bottom-bars
        className="sticky above-bar z-20 flex flex-wrap items-center gap-3 border-t border-line bg-canvas py-4"
      >
        <Button size="large" disabled={busy || put.length === 0} onClick={() => save()}>
          {texts.put({ count: put.length })}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onAgain}>
          {texts.another}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {busy ? texts.putting({ count: put.length }) : texts.nothingIsIn}
          {put.length > FOODS_PER_IMPORT && ` ${texts.tooMany({ most: FOODS_PER_IMPORT })}`}
        </p>
        {busy && <progress aria-hidden="true" className="h-1 w-full accent-brand" />}
      </div>
    </>
  );
}
