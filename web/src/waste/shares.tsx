import * as texts from '@crisper/texts/waste/waste.ts';
import { foodsText } from './amounts.ts';

/** Eaten against thrown away, by the number of foods. */
export function Shares({ eaten, wasted }: { eaten: number; wasted: number }) {
  const all = eaten + wasted;
  return (
    <div className="grid gap-2">
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-3 w-full rounded-full bg-quiet"
      >
        {all > 0 && <rect width={(eaten / all) * 100} height="4" className="fill-brand" />}
        {all > 0 && (
          <rect x={(eaten / all) * 100} width={(wasted / all) * 100} height="4" className="fill-orange" />
        )}
      </svg>
      <p className="flex justify-between gap-4 text-sm">
        <Share dot="bg-brand" count={eaten} what={texts.eaten({ count: eaten })} />
        <Share dot="bg-orange" count={wasted} what={texts.thrownAway({ count: wasted })} />
      </p>
    </div>
  );
}

function Share({ dot, count, what }: { dot: string; count: number; what: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
      <span>
        <b>{foodsText(count)}</b> {what}
      </span>
    </span>
  );
}
