import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@crisper/domain/languages/languages.ts';

interface Asking {
  headers: IncomingHttpHeaders;
}

/** The language that the page says in a header of its own. Null from programs, from pages in English, and where it is not one of ours. */
function saidLanguage({ headers }: Asking): Language | null {
  const said = headers.language;
  return typeof said === 'string' && isLanguage(said) ? said : null;
}

/** The language in which a request is answered. */
export const languageOf = (request: Asking): Language => saidLanguage(request) ?? DEFAULT_LANGUAGE;
