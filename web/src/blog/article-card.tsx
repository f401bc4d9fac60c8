import * as texts from '@crisper/texts/blog/page.ts';
import { Check, ChevronDown } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import type { BlogEntry } from './article.ts';

interface ArticleCardProps {
  article: BlogEntry;
  /** A lead article lays its picture beside the text where there is room. */
  lead: boolean;
  /** Loads the picture at once, because it is in view when the page opens. */
  eager: boolean;
  className: string;
}

export function ArticleCard({ article, lead, eager, className }: ArticleCardProps) {
  const titleId = `article-${article.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className={`flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-rest transition-shadow hover:shadow-lift ${lead ? 'lg:grid lg:grid-cols-2' : ''} ${className}`}
    >
      <img
        src={article.image}
        alt=""
        width={640}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        className={`aspect-8/5 w-full object-cover ${lead ? 'lg:aspect-auto lg:h-full' : ''}`}
      />
      <div className={`flex grow flex-col items-start gap-3 p-6 ${lead ? 'lg:p-10' : ''}`}>
        <p className="flex flex-wrap items-center gap-3 text-caption text-ink-soft">
          <Badge tone="brand">{article.category}</Badge>
          {article.readTime}
        </p>
        <h2 id={titleId} className={`text-heading ${lead ? 'lg:text-title' : ''}`}>
          {article.heading}
        </h2>
        <p className={`mb-2 text-ink-soft ${lead ? 'lg:text-lead' : ''}`}>{article.description}</p>
        <KeyTakeaways article={article} />
      </div>
    </article>
  );
}

/** Cards share the group's name, so opening one closes the other, also without JavaScript. */
function KeyTakeaways({ article }: { article: BlogEntry }) {
  return (
    <details name="takeaways" className="group mt-auto w-full border-t border-line pt-4">
      <summary className="flex list-none items-center justify-between gap-3 rounded-control py-1 font-semibold text-brand hover:text-brand-strong [&::-webkit-details-marker]:hidden">
        <span>{sentence(texts.takeaways({ article: article.heading, unseen }))}</span>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-3 pt-3">
        {article.tips.map((tip) => (
          <li key={tip} className="grid grid-cols-[auto_1fr] gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 text-brand" strokeWidth={3} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
