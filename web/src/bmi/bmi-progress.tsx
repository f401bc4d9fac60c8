import { bmi, bmiCategory, bmiText } from '@crisper/domain/bmi/bmi.ts';
import type { BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import * as texts from '@crisper/texts/bmi.ts';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { dateFormat } from '#ui/formats.ts';
import { Table } from '#ui/table.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { BmiChart } from './bmi-chart.tsx';
import { CATEGORY_TONES } from './category-tones.ts';

const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const categoryOf = ({ heightCm, weightKg }: BmiResult) => bmiCategory(bmi(heightCm, weightKg));

interface RemoveButtonProps {
  result: BmiResult;
  onRemove: (result: BmiResult) => void;
  /** The button leaves with its row. */
  takeFocus: () => void;
}

function RemoveButton({ result, onRemove, takeFocus }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  return (
    <Button ref={button} variant="quiet" size="small" onClick={() => onRemove(result)}>
      <Trash2 aria-hidden="true" className="size-4" /> {texts.remove}
      <span className="sr-only">
        {' '}
        {texts.removeWhich({ date: dateAndTime(new Date(result.measuredAt)) })}
      </span>
    </Button>
  );
}

/** What was kept so far: drawn, and behind it as a table, latest first. */
export function BmiProgress({
  results,
  onRemove,
}: {
  results: BmiResult[];
  onRemove: (result: BmiResult) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="progress-title" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="progress-title" tabIndex={-1} className="text-heading outline-none">
        {texts.progressHeading}
      </h2>
      {results.length === 0 ? (
        <p className="text-ink-soft">{texts.noProgressYet}</p>
      ) : (
        <>
          <BmiChart results={results} />
          <details>
            <summary className="w-fit rounded-control font-semibold text-brand hover:underline">
              {texts.allResults({ count: results.length })}
            </summary>
            <div className="pt-4">
              <Table
                caption={texts.resultsTable}
                rows={results.toReversed()}
                rowKey={({ id }) => id}
                columns={[
                  { heading: texts.dateColumn, cell: ({ measuredAt }) => dateAndTime(new Date(measuredAt)) },
                  {
                    heading: texts.bmiColumn,
                    cell: ({ heightCm, weightKg }) => bmiText(bmi(heightCm, weightKg)),
                  },
                  {
                    heading: texts.categoryColumn,
                    cell: (result) => (
                      <Badge tone={CATEGORY_TONES[categoryOf(result)]}>
                        {texts.categoryName[categoryOf(result)]}
                      </Badge>
                    ),
                  },
                  {
                    heading: texts.weightColumn,
                    cell: ({ weightKg }) => texts.weightInKg({ kg: String(weightKg) }),
                  },
                  {
                    heading: texts.actionsColumn,
                    align: 'end',
                    cell: (result) => (
                      <RemoveButton
                        result={result}
                        onRemove={onRemove}
                        takeFocus={() => heading.current?.focus()}
                      />
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
