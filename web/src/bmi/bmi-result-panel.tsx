import { bmi, bmiCategory, bmiText } from '@crisper/domain/bmi/bmi.ts';
import type { BmiEntry } from '@crisper/domain/bmi/bmi-result.ts';
import { ChartLine, HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { BmiScale } from './bmi-scale.tsx';
import { CATEGORY_TONES, GUIDELINES } from './guidelines.ts';
import { GuidelinesDialog } from './guidelines-dialog.tsx';

interface BmiResultPanelProps {
  entry: BmiEntry | null;
  /** The result is in the history already, or on its way there. */
  kept: boolean;
  onKeep: () => void;
}

export function BmiResultPanel({ entry, kept, onKeep }: BmiResultPanelProps) {
  const [reading, setReading] = useState(false);
  if (!entry) {
    return (
      <div className="grid justify-items-center gap-3 self-center text-center text-ink-soft">
        <HeartPulse aria-hidden="true" className="size-10 text-brand" />
        <p>Fill in the form and your result appears here.</p>
      </div>
    );
  }
  const index = bmi(entry.heightCm, entry.weightKg);
  const category = bmiCategory(index);
  return (
    <div className="grid content-start gap-4">
      <div role="status" className="grid gap-1">
        <p className="text-ink-soft">Your BMI</p>
        <p className="flex flex-wrap items-center gap-4">
          <span className="font-display text-6xl/none font-semibold tracking-tight tabular-nums">
            {bmiText(index)}
          </span>
          <Badge tone={CATEGORY_TONES[category]}>{category}</Badge>
        </p>
      </div>
      <BmiScale index={index} />
      <p className="text-ink-soft">{GUIDELINES[category].description}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setReading(true)}>View Guidelines</Button>
        <Button variant="secondary" onClick={onKeep} disabled={kept}>
          <ChartLine aria-hidden="true" className="size-4.5" /> {kept ? 'Tracked' : 'Track Progress'}
        </Button>
      </div>
      <GuidelinesDialog category={category} open={reading} onClose={() => setReading(false)} />
    </div>
  );
}
