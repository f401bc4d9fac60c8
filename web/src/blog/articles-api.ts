import { fetchFailed } from '@crisper/texts/blog/page.ts';
import { queryOptions } from '@tanstack/react-query';
import type { BlogEntry } from './article.ts';

async function fetchArticles(): Promise<BlogEntry[]> {
  const response = await fetch('/Blogs.json');
  if (!response.ok) throw new Error(fetchFailed);
  return response.json();
}

export const articlesQuery = queryOptions({ queryKey: ['articles'], queryFn: fetchArticles });
