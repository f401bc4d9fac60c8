import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Article, articleSchema } from '@crisper/domain/blog/article.ts';
import * as z from 'zod/mini';

const FILE = fileURLToPath(new URL('../../../web/public/Blogs.json', import.meta.url));

/** The articles of the blog. */
export async function readArticles(): Promise<Article[]> {
  return z.array(articleSchema).parse(JSON.parse(await readFile(FILE, 'utf8')));
}
