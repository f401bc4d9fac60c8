import type { Plan, Ticks } from '@crisper/domain/bring/plan.ts';
import type { Answers } from '@crisper/domain/bring/questions.ts';
import { startTransition, useEffect, useState } from 'react';
import { resultInPieces } from './reading/in-pieces.ts';
import type { Reading } from './use-bringing.ts';

/** The plan by the answers that were given; the one before stays until the next is made. */
export function usePlan({ plan }: Reading) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [made, setMade] = useState<Plan | null>(null);

  useEffect(() => {
    let isWanted = true;
    // Many rows are drawn in pieces, too.
    void resultInPieces(plan(answers, ticks)).then(
      (next) => isWanted && startTransition(() => setMade(next)),
    );
    return () => {
      isWanted = false;
    };
  }, [plan, answers, ticks]);

  return {
    plan: made,
    answers,
    answer: (id: string, chosen: string) => setAnswers((before) => new Map(before).set(id, chosen)),
    tick: (index: number, isIn: boolean) => setTicks((before) => new Map(before).set(index, isIn)),
  };
}
