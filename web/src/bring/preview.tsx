import { isWanted } from '@crisper/domain/bring/brought.ts';
import type { Plan } from '@crisper/domain/bring/plan.ts';
import type { Question } from '@crisper/domain/bring/questions.ts';
import type { ImportDone } from '@crisper/domain/imports/import-schema.ts';
import { countPapers } from '@crisper/domain/imports/papers.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { askedOnce } from '@crisper/texts/bring/questions.ts';
import type { ReactNode } from 'react';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { putIn } from './bring-api.ts';
import { PapersChoice, usePapers } from './papers-choice.tsx';
import { PlanTabs } from './plan-tabs.tsx';
import { PreviewHead } from './preview-head.tsx';
import { PutBar } from './put-bar.tsx';
import { QuestionField } from './question-field.tsx';
import type { Reading } from './use-bringing.ts';
import { usePlan } from './use-plan.ts';

/** What is asked about one food stands with that food. */
const ABOUT_ONE: ReadonlySet<Question['kind']> = new Set(['date', 'amount', 'odd-price']);
/** For these, one may have another day than the rest. */
const ABOUT_DAYS: ReadonlySet<Question['kind']> = new Set([
  'never',
  'undated',
  'made-up',
  'frozen',
  'freezer-day',
]);

const TITLES_MAX = 3;

interface PreviewProps {
  kitchen: OwnKitchen;
  reading: Reading;
  onDone: (done: ImportDone) => void;
  onAgain: () => void;
}

/** What was understood, what is asked, and what would be put in. */
export function Preview({ kitchen, reading, onDone, onAgain }: PreviewProps) {
  const { brought, history } = reading;
  const { plan, answers, answer, tick } = usePlan(reading);
  const { wanted, ...choice } = usePapers(brought.papers);
  const { busy, save } = useSaving({
    mutationFn: (made: Plan) =>
      putIn(kitchen.id, {
        id: reading.id as never,
        source: brought.source,
        foods: made.foods.flatMap(({ leftOut, food }) => (leftOut === null ? [food] : [])),
        history: choice.isWanted('history') ? history : [],
        places: made.places,
        papers: wanted,
      }),
    onSuccess: onDone,
  });
  const questions = plan?.questions ?? [];
  const isIn = (index: number) => {
    const food = plan?.foods[index];
    return food !== undefined && isWanted(food.leftOut);
  };
  const asked = questions.filter(({ kind, foods }) => !ABOUT_ONE.has(kind) && foods.some(isIn));
  const field = (question: Question, at?: number): ReactNode => {
    const concerned = question.foods.filter(isIn);
    // Those of all prices would say nothing.
    const isNamed = at !== undefined && question.kind !== 'price' && question.kind !== 'order';
    const named = isNamed ? concerned.slice(0, TITLES_MAX) : [];
    return (
      <QuestionField
        {...{ question, answers, kitchen }}
        count={concerned.length}
        titles={named.flatMap((index) => brought.foods[index]?.title ?? [])}
        which={at === undefined || asked.length < 2 ? undefined : { at: at + 1, of: asked.length }}
        onAnswer={answer}
      />
    );
  };
  const aboutOne = Map.groupBy(
    questions.filter(({ kind }) => ABOUT_ONE.has(kind)),
    ({ foods }) => foods[0],
  );
  const withDay = new Set(questions.flatMap(({ kind, foods }) => (ABOUT_DAYS.has(kind) ? foods : [])));
  return (
    <>
      <PreviewHead {...{ reading, busy, onAgain }} isPlanned={Boolean(plan)} />
      <PapersChoice
        papers={brought.papers}
        history={{ count: history.length, all: brought.history.length }}
        {...choice}
      />
      {plan ? (
        <>
          <PlanTabs
            plan={plan}
            places={[...kitchen.places, ...plan.places]}
            rowOf={(index) => brought.foods[index]?.at ?? index + 1}
            questionsOf={(index) => aboutOne.get(index) ?? []}
            mayHaveDay={(index) => withDay.has(index)}
            field={(question) => field(question)}
            onAnswer={answer}
            onTick={tick}
            beside={
              asked.length > 0 && (
                <section aria-label={askedOnce} className="grid grid-cols-1 gap-6">
                  {asked.map((question, at) => (
                    <div key={question.id}>{field(question, at)}</div>
                  ))}
                </section>
              )
            }
          />
          <PutBar plan={plan} papers={countPapers(wanted ?? {})} busy={busy} onPut={() => save(plan)} />
        </>
      ) : (
        <>
          <p role="status" className="sr-only">
            {texts.reading}
          </p>
          <Skeleton className="h-96 w-full rounded-card" />
        </>
      )}
    </>
  );
}
