import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import * as texts from '@crisper/texts/bmi.ts';
import { Check, Lightbulb } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface GuidelinesDialogProps {
  category: BmiCategory;
  open: boolean;
  onClose: () => void;
}

export function GuidelinesDialog({ category, open, onClose }: GuidelinesDialogProps) {
  const { description, recommendations, tip } = texts.guidelines[category];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.guidelinesHeading({ category: texts.categoryName[category] })}
      footer={<Button onClick={onClose}>{texts.closeGuidelines}</Button>}
    >
      <p>{description}</p>
      <h3 className="mt-5 font-semibold">{texts.recommendations}</h3>
      <ul className="mt-2 grid gap-2.5">
        {recommendations.map((recommendation) => (
          <li key={recommendation} className="grid grid-cols-[auto_1fr] gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 text-brand" strokeWidth={3} />
            {recommendation}
          </li>
        ))}
      </ul>
      <p className="mt-5 grid grid-cols-[auto_1fr] gap-3 rounded-control bg-brand-soft p-4">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-5 text-brand-strong" />
        <span>
          <strong>{texts.tip}</strong>
          {tip}
        </span>
      </p>
    </Dialog>
  );
}
