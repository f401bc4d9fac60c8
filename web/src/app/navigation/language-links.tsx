import { LANGUAGES, type Language, languageName } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { language } from '@crisper/texts/locale.ts';
import { readIn } from '@crisper/texts/site/language.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { goToLanguage } from './go-to-language.ts';

/** A tab of its own, or a file, is for the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function choose(event: MouseEvent, to: Language): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  void goToLanguage(to);
}

/** The same page in each language. Each is an app of its own, so they are no links of the router. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={readIn}>
      <ul className={`flex flex-wrap ${className}`}>
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a
              href={paths.inLanguage(each, pathname)}
              hrefLang={each}
              lang={each}
              aria-current={each === language ? 'true' : undefined}
              onClick={(event) => choose(event, each)}
              className="inline-block px-2 py-2.5 underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              {languageName[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
