import { bmi, bmiText } from '@crisper/domain/bmi/bmi.ts';
import type { BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import * as texts from '@crisper/texts/bmi.ts';
import { dateFormat } from '#ui/formats.ts';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 36;
const BOTTOM = 24;
const TOP = 14;
const NORMAL = { from: 18.5, to: 24.9 };
const shortDate = dateFormat({ month: 'short', day: 'numeric' });

/** The results over time, the normal range behind them. The table below says the same in words. */
export function BmiChart({ results }: { results: BmiResult[] }) {
  const points = results.map(({ heightCm, weightKg, measuredAt }) => ({
    at: Date.parse(measuredAt),
    index: bmi(heightCm, weightKg),
  }));
  const indexes = points.map(({ index }) => index);
  const low = Math.min(NORMAL.from, ...indexes) - 1;
  const high = Math.max(NORMAL.to, ...indexes) + 1;
  const start = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - start;
  // Measurements of one moment stand in the middle.
  const x = (at: number) => LEFT + (span === 0 ? 0.5 : (at - start) / span) * (WIDTH - LEFT - 20);
  const y = (index: number) => TOP + ((high - index) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const ends = [points[0], ...(points.length > 1 && span > 0 ? [points.at(-1)] : [])];

  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.chart} className="w-full">
      <rect
        x={LEFT}
        y={y(NORMAL.to)}
        width={WIDTH - LEFT}
        height={y(NORMAL.from) - y(NORMAL.to)}
        className="fill-fresh-soft"
      />
      {[NORMAL.from, NORMAL.to].map((line) => (
        <g key={line}>
          <path d={`M${LEFT} ${y(line)}H${WIDTH}`} className="stroke-fresh" strokeDasharray="4 5" />
          <text x={LEFT - 6} y={y(line) + 4} textAnchor="end" className="fill-ink-soft text-[12px]">
            {line}
          </text>
        </g>
      ))}
      <path
        d={points.map(({ at, index }, step) => `${step === 0 ? 'M' : 'L'}${x(at)} ${y(index)}`).join('')}
        fill="none"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-brand"
      />
      {points.map(({ at, index }) => (
        <circle
          key={at}
          cx={x(at)}
          cy={y(index)}
          r="5"
          strokeWidth="2.5"
          className="fill-surface stroke-brand"
        >
          <title>{bmiText(index)}</title>
        </circle>
      ))}
      {ends.map(
        (end, step) =>
          end && (
            <text
              key={end.at}
              x={x(end.at)}
              y={HEIGHT - 5}
              textAnchor={span === 0 ? 'middle' : step === 0 ? 'start' : 'end'}
              className="fill-ink-soft text-[12px]"
            >
              {shortDate(end.at)}
            </text>
          ),
      )}
    </svg>
  );
}
