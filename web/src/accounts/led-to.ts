import type { User } from '@crisper/domain/accounts/user.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';

interface Browser {
  /** Of the page. */
  language: Language;
  /** Whether the person chose it here. */
  hasChosen: boolean;
}

/** The language that somebody is led to who has signed in: their account's, unless they chose one in this browser. Null: they stay. */
export function ledTo(user: Pick<User, 'language'>, { language, hasChosen }: Browser): Language | null {
  // What was kept of the person by an earlier build has none.
  if (hasChosen || !user.language || user.language === language) return null;
  return user.language;
}
