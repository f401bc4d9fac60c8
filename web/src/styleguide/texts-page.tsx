import { LANGUAGES, languageName } from '@crisper/domain/languages/languages.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { samplesOf } from './sample-text.ts';

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('../../../texts/src/*/**/*.ts');
/** Words by which people are understood, which nobody reads. */
const IS_READ = /^(?!.*(?:line-words|food-words|recipe-words|foods\/(?:names|words)|\.test)\.ts)/;

const folderOf = (language: string) => `../../../texts/src/${language}/`;

async function loadTexts(language: string) {
  const folder = folderOf(language);
  const names = Object.keys(files).filter((path) => path.startsWith(folder) && IS_READ.test(path));
  return Promise.all(
    names.map(async (path) => ({ file: path.slice(folder.length), texts: (await files[path]?.()) ?? {} })),
  );
}

/** With one and with several, where that makes a difference. */
const spoken = (text: unknown) => [...new Set([...samplesOf(text, 1), ...samplesOf(text, 5)])];

/** Every text of a language beside the English one, as narrow as on a phone. In development only. */
export default function TextsPage() {
  const [search] = useSearchParams();
  const language = search.get('language') ?? 'de';
  const { data: english } = useSuspenseQuery({ queryKey: ['texts', 'en'], queryFn: () => loadTexts('en') });
  const { data } = useSuspenseQuery({ queryKey: ['texts', language], queryFn: () => loadTexts(language) });
  return (
    <div className="wrap grid gap-8 py-12">
      <PageMetadata title="Texts" description="Every text of a language." hidden />
      <h1 className="text-display">Texts</h1>
      <p className="flex gap-4">
        {LANGUAGES.map((each) => (
          <Link key={each} to={`?language=${each}`} className="text-link">
            {languageName[each]}
          </Link>
        ))}
      </p>
      {english.map(({ file, texts }) => (
        <section key={file} className="grid gap-2">
          <h2 className="text-heading">{file}</h2>
          {Object.entries(texts).map(([name, text]) => (
            <div key={name} className="flex flex-wrap gap-4 border-t border-line py-2">
              <code className="w-48 text-caption text-ink-soft wrap-anywhere">{name}</code>
              <Said texts={spoken(text)} />
              <Said texts={spoken(data.find((other) => other.file === file)?.texts[name])} lang={language} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

const Said = ({ texts, lang }: { texts: string[]; lang?: string }) => (
  <div lang={lang} className="w-82 whitespace-pre-line wrap-anywhere">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
