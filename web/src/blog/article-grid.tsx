import type { BlogEntry } from './article.ts';
import { ArticleCard } from './article-card.tsx';

const whole = 'col-span-6';
const front = 'col-span-6 md:col-span-3 lg:col-span-6';
const half = 'col-span-6 md:col-span-3';
const third = 'col-span-6 md:col-span-3 lg:col-span-2';

/** The column spans for each number of articles. They fill every row. */
const layouts: Record<number, string[]> = {
  1: [whole],
  2: [half, half],
  3: [whole, half, half],
  4: [half, half, half, half],
  5: [whole, half, half, half, half],
  6: [front, half, half, third, third, third],
};

const FIRST_IN_VIEW = 1;

export function ArticleGrid({ articles }: { articles: BlogEntry[] }) {
  const spans = layouts[articles.length] ?? [];
  return (
    <div className="grid grid-cols-6 gap-6 has-[details[open]]:items-start lg:gap-8">
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          lead={spans[index] === whole || spans[index] === front}
          eager={index < FIRST_IN_VIEW}
          className={spans[index] ?? half}
        />
      ))}
    </div>
  );
}
