const MIN = 14;
const MAX = 38;
const WIDTH = 240;
const x = (index: number) => ((Math.min(Math.max(index, MIN), MAX) - MIN) / (MAX - MIN)) * WIDTH;

const bands = [
  { from: MIN, to: 18.5, fill: 'fill-info' },
  { from: 18.5, to: 24.9, fill: 'fill-fresh' },
  { from: 24.9, to: 29.9, fill: 'fill-citrus' },
  { from: 29.9, to: MAX, fill: 'fill-expired' },
];

/** Where an index stands among the categories; the text beside it says the same. */
export function BmiScale({ index }: { index: number }) {
  return (
    <svg viewBox={`-6 0 ${WIDTH + 12} 26`} aria-hidden="true" className="w-full">
      {bands.map(({ from, to, fill }) => (
        <rect
          key={from}
          x={x(from) + 1}
          y="12"
          width={x(to) - x(from) - 2}
          height="8"
          rx="3"
          className={fill}
        />
      ))}
      <path d={`M${x(index)} 11l-5-8h10Z`} className="fill-ink" />
    </svg>
  );
}
