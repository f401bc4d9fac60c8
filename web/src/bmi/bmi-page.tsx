import { type BmiInput, isBmiFormFilled } from '@crisper/domain/bmi/bmi.ts';
import {
  type BmiEntry,
  bmiEntrySchema,
  checkBmiNumbers,
  readBmiForm,
} from '@crisper/domain/bmi/bmi-result.ts';
import * as texts from '@crisper/texts/bmi.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { tellError } from '#ui/toasts/tell-error.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { bmiResultsQuery, keepBmiResult, removeBmiResult } from './bmi-api.ts';
import { BmiForm } from './bmi-form.tsx';
import { BmiProgress } from './bmi-progress.tsx';
import { BmiResultPanel } from './bmi-result-panel.tsx';

const EMPTY: BmiInput = { heightCm: '', weightKg: '', age: '', gender: '' };

export default function BmiPage() {
  const client = useQueryClient();
  const { data: results } = useQuery(bmiResultsQuery);
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [entry, setEntry] = useState<BmiEntry | null>(null);
  const [kept, setKept] = useState(false);

  const show = (next: BmiEntry | null) => {
    setEntry(next);
    setKept(false);
  };
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const filled = isBmiFormFilled(form);
    const impossible = filled ? checkBmiNumbers(form) : [];
    const [first] = impossible;
    setMessage(filled ? (first ? problemText(first) : null) : texts.completeAllFields);
    setProblems(Object.fromEntries(impossible.map((problem) => [problem.field, problemText(problem)])));
    show(!filled || first ? null : bmiEntrySchema.parse(readBmiForm(form)));
  };
  const reset = () => {
    setForm(EMPTY);
    setProblems({});
    setMessage(null);
    show(null);
  };
  const refetch = () => client.invalidateQueries({ queryKey: bmiResultsQuery.queryKey });
  const keeping = useMutation({
    mutationFn: keepBmiResult,
    onSuccess: () => void toast('success', texts.trackedToast),
    onError: (error) => {
      setKept(false);
      tellError(error);
    },
    onSettled: refetch,
  });
  const removal = useMutation({
    mutationFn: removeBmiResult,
    onSuccess: () => void toast('success', texts.removedToast),
    onError: tellError,
    onSettled: refetch,
  });
  const keep = () => {
    if (!entry) return;
    setKept(true);
    keeping.mutate(entry);
  };

  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading title={texts.heading}>{texts.introduction}</PageHeading>
      <div className="grid gap-6 xl:grid-cols-2">
        <Card as="section" aria-label={texts.yourNumbers}>
          <BmiForm
            {...{ form, problems, message }}
            onChange={(next) => setForm({ ...form, ...next })}
            onSubmit={calculate}
            onReset={reset}
          />
        </Card>
        <Card as="section" aria-label={texts.yourResult} className="grid">
          <BmiResultPanel entry={entry} kept={kept} onKeep={keep} />
        </Card>
      </div>
      {results && <BmiProgress results={results} onRemove={({ id }) => removal.mutate(id)} />}
    </>
  );
}
