import { queryOptions } from '@tanstack/react-query';
import type { Article } from './article.ts';

async function fetchArticles(): Promise<Article[]> {
  const response = await fetch('/Blogs.json');
  if (!response.ok) throw new Error('Failed to fetch blogs');
  return response.json();
}

export const articlesQuery = queryOptions({ queryKey: ['articles'], queryFn: fetchArticles });
