import { bmi, bmiCategory, bmiText } from '@crisper/domain/bmi/bmi.ts';
import type { BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import { Trash2 } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Table } from '#ui/table.tsx';
import { BmiChart } from './bmi-chart.tsx';
import { CATEGORY_TONES } from './guidelines.ts';

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const categoryOf = ({ heightCm, weightKg }: BmiResult) => bmiCategory(bmi(heightCm, weightKg));

/** What was kept so far: drawn, and behind it as a table, latest first. */
export function BmiProgress({
  results,
  onRemove,
}: {
  results: BmiResult[];
  onRemove: (result: BmiResult) => void;
}) {
  return (
    <Card as="section" aria-labelledby="progress-title" className="grid grid-cols-1 gap-5">
      <h2 id="progress-title" className="text-heading">
        Your progress
      </h2>
      {results.length === 0 ? (
        <p className="text-ink-soft">Results that you track are kept here, and nobody else sees them.</p>
      ) : (
        <>
          <BmiChart results={results} />
          <details>
            <summary className="w-fit rounded-control font-semibold text-brand hover:underline">
              All {results.length} results
            </summary>
            <div className="pt-4">
              <Table
                caption="Your results"
                rows={results.toReversed()}
                rowKey={({ id }) => id}
                columns={[
                  { heading: 'Date', cell: ({ measuredAt }) => dateAndTime.format(new Date(measuredAt)) },
                  { heading: 'BMI', cell: ({ heightCm, weightKg }) => bmiText(bmi(heightCm, weightKg)) },
                  {
                    heading: 'Category',
                    cell: (result) => (
                      <Badge tone={CATEGORY_TONES[categoryOf(result)]}>{categoryOf(result)}</Badge>
                    ),
                  },
                  { heading: 'Weight', cell: ({ weightKg }) => `${weightKg} kg` },
                  {
                    heading: 'Actions',
                    align: 'end',
                    cell: (result) => (
                      <Button variant="quiet" size="small" onClick={() => onRemove(result)}>
                        <Trash2 aria-hidden="true" className="size-4" /> Remove
                        <span className="sr-only">
                          {' '}
                          the result of {dateAndTime.format(new Date(result.measuredAt))}
                        </span>
                      </Button>
                    ),
                  },
                ]}
              />
            </div>
          </details>
        </>
      )}
    </Card>
  );
}
