import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Article, articleSchema } from '@crisper/domain/blog/article.ts';
import { articlesFile } from '@crisper/domain/blog/articles-file.ts';
import { LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';
import * as z from 'zod/mini';

/** The articles of the blog, in each language. */
export type Articles = Readonly<Record<Language, readonly Article[]>>;

const fileIn = (language: Language) =>
  fileURLToPath(new URL(`../../../web/public${articlesFile(language)}`, import.meta.url));

export async function readArticles(): Promise<Articles> {
  const articles = LANGUAGES.map(async (language) => [
    language,
    z.array(articleSchema).parse(JSON.parse(await readFile(fileIn(language), 'utf8'))),
  ]);
  return Object.fromEntries(await Promise.all(articles));
}
