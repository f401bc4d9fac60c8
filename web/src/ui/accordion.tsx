import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface AccordionProps {
  /** Entries of one group close each other. */
  group: string;
  entries: { title: string; body: ReactNode }[];
}

/** One entry open at a time; clicking the open one closes it. The browser does both, also without JavaScript. */
export function Accordion({ group, entries }: AccordionProps) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-rest">
      {entries.map(({ title, body }) => (
        <details key={title} name={group} className="group">
          <summary className="flex list-none items-center justify-between gap-4 px-6 py-5 font-semibold transition-colors hover:text-brand focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-6 pb-6 text-ink-soft">{body}</div>
        </details>
      ))}
    </div>
  );
}
