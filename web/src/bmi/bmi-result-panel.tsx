import { bmi, bmiCategory, bmiText } from '@crisper/domain/bmi/bmi.ts';
import type { BmiEntry } from '@crisper/domain/bmi/bmi-result.ts';
import * as texts from '@crisper/texts/bmi.ts';
import { ChartLine, HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { BmiScale } from './bmi-scale.tsx';
import { CATEGORY_TONES } from './category-tones.ts';
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
        <p>{texts.noResultYet}</p>
      </div>
    );
  }
  const index = bmi(entry.heightCm, entry.weightKg);
  const category = bmiCategory(index);
  return (
    <div className="grid content-start gap-4">
      <div role="status" className="grid gap-1">
        <p className="text-ink-soft">{texts.yourBmi}</p>
        <p className="flex flex-wrap items-center gap-4">
          <span className="font-display text-6xl/none font-semibold tracking-tight tabular-nums">
            {bmiText(index)}
          </span>
          <Badge tone={CATEGORY_TONES[category]}>{texts.categoryName[category]}</Badge>
        </p>
      </div>
      <BmiScale index={index} />
      <p className="text-ink-soft">{texts.guidelines[category].description}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setReading(true)}>{texts.viewGuidelines}</Button>
        <Button variant="secondary" onClick={kept ? undefined : onKeep} aria-disabled={kept}>
          <ChartLine aria-hidden="true" className="size-4.5" /> {kept ? texts.tracked : texts.track}
        </Button>
      </div>
      <GuidelinesDialog category={category} open={reading} onClose={() => setReading(false)} />
    </div>
  );
}
