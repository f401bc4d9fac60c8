import type { Article } from '#blog/article.ts';
import { type CalendarDate, daysBetween } from '#calendar-date.ts';

const ARTICLES_A_WEEK = 3;

type Dated = Pick<Article, 'publishedOn'>;

/** The newest articles; each week without a newer one, the next older ones, then from the start again. */
export function articlesOfWeek<A extends Dated>(articles: readonly A[], monday: CalendarDate): A[] {
  const published = articles
    .filter(({ publishedOn }) => publishedOn < monday)
    .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0));
  const [newest] = published;
  if (!newest) return [];
  const weeks = Math.floor((daysBetween(newest.publishedOn, monday) - 1) / 7);
  const start = (weeks * ARTICLES_A_WEEK) % published.length;
  return [...published, ...published].slice(start, start + Math.min(ARTICLES_A_WEEK, published.length));
}
