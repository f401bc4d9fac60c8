import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { Check, Lightbulb } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { GUIDELINES } from './guidelines.ts';

interface GuidelinesDialogProps {
  category: BmiCategory;
  open: boolean;
  onClose: () => void;
}

export function GuidelinesDialog({ category, open, onClose }: GuidelinesDialogProps) {
  const { description, recommendations, tip } = GUIDELINES[category];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${category}: guidelines`}
      footer={<Button onClick={onClose}>Got It - Let's Get Healthier!</Button>}
    >
      <p>{description}</p>
      <h3 className="mt-5 font-semibold">Recommendations</h3>
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
          <strong>Tip: </strong>
          {tip}
        </span>
      </p>
    </Dialog>
  );
}
