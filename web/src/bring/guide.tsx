import { howTo } from '@crisper/texts/bring/bring.ts';
import * as texts from '@crisper/texts/bring/guide.ts';

/** For each program: which menu, which file, what comes along and what does not. */
export function Guide() {
  return (
    <section aria-labelledby="bring-guide" className="grid grid-cols-1 gap-2">
      <h2 id="bring-guide" className="text-heading">
        {howTo}
      </h2>
      {texts.guide.map(({ program, how, comes, stays }) => (
        <details key={program} className="rounded-control border border-line bg-surface">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{program}</summary>
          <dl className="grid grid-cols-1 gap-2 px-4 pb-4 text-sm">
            <dt className="text-ink-soft">{texts.howToGet}</dt>
            <dd className="wrap-anywhere">{how}</dd>
            <dt className="text-ink-soft">{texts.whatComes}</dt>
            <dd>{comes}</dd>
            <dt className="text-ink-soft">{texts.whatStays}</dt>
            <dd>{stays}</dd>
          </dl>
        </details>
      ))}
    </section>
  );
}
