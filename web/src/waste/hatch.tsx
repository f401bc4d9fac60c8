/** What is guessed is hatched. A pattern does not take the colour of the bar, so there is one for each. */
const LINE = 2.5;
const STEP = 6;

const colours = { chosen: 'fill-orange', past: 'fill-waste-past' } as const;
type Hatch = keyof typeof colours;
export const hatchOf = (hatch: Hatch): string => `url(#hatch-${hatch})`;

/** Once on a page that has hatched bars. */
export function Hatches() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {(Object.keys(colours) as Hatch[]).map((hatch) => (
        <pattern
          key={hatch}
          id={`hatch-${hatch}`}
          width={STEP}
          height={STEP}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={LINE} height={STEP} className={colours[hatch]} />
        </pattern>
      ))}
    </svg>
  );
}

/** Stands beside words about a guess. */
export function HatchSwatch() {
  return (
    <svg aria-hidden="true" className="mt-0.5 h-3.5 w-5.5 shrink-0 rounded-sm border-2 border-orange">
      <rect width="100%" height="100%" fill={hatchOf('chosen')} />
    </svg>
  );
}
