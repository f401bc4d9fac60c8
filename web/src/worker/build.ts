import type { Language } from '@crisper/domain/languages/languages.ts';

/** The app in one language. */
interface LanguageFiles {
  /** The script that every document of this build in that language names, and no other document. */
  entry: string;
  /** Where its files are listed: few people use more than one language, and each has hundreds. */
  list: string;
}

export interface FileList {
  /** The files of the pages for signed-in people. */
  files: string[];
  /** The files of all other pages. */
  otherFiles: string[];
}

/** What `web/build/service-worker.ts` writes into the worker about the build that it belongs to. */
interface Build {
  /** Another one for every build whose files or documents differ. */
  version: string;
  /** The URL of a document without a page in it. */
  shell: string;
  /** The pages for signed-in people, in English: their paths as regular expressions, and the URL of the document of each. */
  documents: { pattern: string; url: string }[];
  publicPaths: string[];
  languages: Partial<Record<Language, LanguageFiles>>;
  /** Where everything for scanning is, and what is there. */
  scanFolder: string;
  scanFiles: string[];
}

declare const BUILD: Build;

export const build: Build = BUILD;
