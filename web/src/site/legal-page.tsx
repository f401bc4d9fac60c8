import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/legal.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  aside?: ReactNode;
  sections: LegalSection[];
  contact: { title: string; body: ReactNode };
}

/** A legal document: numbered sections with a table of contents, whom to ask, and a link home. */
export function LegalPage({ title, lead, aside, sections, contact }: LegalPageProps) {
  return (
    <div className="wrap grid gap-x-20 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,18rem)_minmax(0,44rem)]">
      <header className="grid gap-5 lg:col-span-2">
        <h1 className="text-display">{title}</h1>
        <p className="max-w-2xl text-lead text-ink-soft">{lead}</p>
        {aside && <p className="text-caption font-semibold text-ink-soft">{aside}</p>}
      </header>
      <nav aria-label={texts.contents} className="lg:sticky lg:top-28 lg:self-start">
        <ol className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
          {sections.map((section, index) => (
            <li key={section.id} className="border-b border-line">
              <a
                href={`#${section.id}`}
                className="grid grid-cols-[1.75rem_1fr] py-3 font-semibold text-ink-soft transition-colors hover:text-brand"
              >
                <span aria-hidden="true" className="text-brand tabular-nums">
                  {index + 1}
                </span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-12">
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="grid gap-4"
          >
            <h2 id={`${section.id}-title`} className="text-heading">
              <span className="text-brand tabular-nums">{index + 1}.</span> {section.title}
            </h2>
            {section.body}
          </section>
        ))}
        <section aria-labelledby="whom-to-ask" className="grid gap-3 rounded-card bg-brand-soft p-6 md:p-8">
          <h2 id="whom-to-ask" className="text-heading">
            {contact.title}
          </h2>
          {contact.body}
        </section>
        <ButtonLink to={paths.home} variant="secondary" className="justify-self-start">
          {texts.backHome}
        </ButtonLink>
      </div>
    </div>
  );
}
