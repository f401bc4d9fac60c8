import { type Answers, answerTo, type Question } from '@crisper/domain/bring/questions.ts';
import * as texts from '@crisper/texts/bring/questions.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { SelectField } from '#ui/field.tsx';
import { answerText } from './answer-text.ts';

interface QuestionFieldProps {
  question: Question;
  /** How many foods that are put in it concerns. */
  count: number;
  answers: Answers;
  kitchen: OwnKitchen;
  onAnswer: (id: string, chosen: string) => void;
}

/** One question with the answer that is chosen until a person says otherwise. */
export function QuestionField({ question, count, answers, kitchen, onAnswer }: QuestionFieldProps) {
  const { id, kind, about, choices } = question;
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
