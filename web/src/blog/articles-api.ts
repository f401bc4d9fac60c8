import { articlesFile } from '@crisper/domain/blog/articles-file.ts';
import { fetchFailed } from '@crisper/texts/blog/page.ts';
import { language } from '@crisper/texts/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import type { BlogEntry } from './article.ts';

async function fetchArticles(): Promise<BlogEntry[]> {
  const response = await fetch(articlesFile(language));
  if (!response.ok) throw new Error(fetchFailed);
  return response.json();
}

export const articlesQuery = queryOptions({ queryKey: ['articles'], queryFn: fetchArticles });
