import { type Answers, answerTo, type Question } from '@crisper/domain/bring/questions.ts';
import * as texts from '@crisper/texts/bring/questions.ts';
import { useId } from 'react';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { SelectField } from '#ui/field.tsx';
import { answerHint, answerText } from './answer-text.ts';

interface QuestionFieldProps {
  question: Question;
  /** How many foods that are put in it concerns. */
  count: number;
  /** Some of them by name; none for a question that stands with its food. */
  titles?: readonly string[];
  /** Which of how many questions it is, where there are several. */
  which?: { at: number; of: number } | undefined;
  answers: Answers;
  kitchen: OwnKitchen;
  onAnswer: (id: string, chosen: string) => void;
}

/** More would fill a phone; they are a list to choose from. */
const ROWS_MAX = 4;

/** One question with the answer that is chosen until a person says otherwise. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, count, answers, kitchen, onAnswer } = props;
  const { id, kind, about, choices } = question;
  if (choices.length <= ROWS_MAX) return <AnswerRows {...props} />;
  return (
    <SelectField
      label={texts.question[kind]({ about, count })}
      value={answerTo(question, answers)}
      onChange={({ target }) => onAnswer(id, target.value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {answerText(question, choice, kitchen)}
        </option>
      ))}
    </SelectField>
  );
}

function AnswerRows({ question, count, titles = [], which, answers, kitchen, onAnswer }: QuestionFieldProps) {
  const name = useId();
  const { id, kind, about, choices } = question;
  const chosen = answerTo(question, answers);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3">
        <span className="font-semibold wrap-anywhere">{texts.question[kind]({ about, count })}</span>
        {which && <span className="shrink-0 text-caption text-ink-soft">{texts.which(which)}</span>}
      </legend>
      {titles.length > 0 && (
        <p className="mb-2 line-clamp-3 text-sm text-ink-soft wrap-anywhere">
          {texts.concerns({ titles, more: count - titles.length })}
        </p>
      )}
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {choices.map((choice) => {
          const hint = answerHint(question, choice);
          const [answerId, hintId] = [`${name}${choice}`, `${name}${choice}hint`];
          return (
            <label
              key={choice}
              className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name}
                aria-labelledby={answerId}
                aria-describedby={hint ? hintId : undefined}
                checked={choice === chosen}
                onChange={() => onAnswer(id, choice)}
                className="size-5 shrink-0 accent-brand outline-none"
              />
              <span className="min-w-0">
                <span id={answerId} className="block font-semibold wrap-anywhere">
                  {answerText(question, choice, kitchen)}
                </span>
                {hint && (
                  <span id={hintId} className="block text-caption text-ink-soft">
                    {hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
