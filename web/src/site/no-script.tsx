import * as paths from '@crisper/domain/paths.ts';
import { needsScripts } from '@crisper/texts/site/no-script.ts';
import { Link } from 'react-router';
import { sentence } from '#ui/sentence.ts';

const linkTo = (path: string) => (words: string) => <Link to={path}>{words}</Link>;

/** For the documents that are empty until the app runs. */
export const NoScript = () => (
  <p>
    {sentence(
      needsScripts({
        home: linkTo(paths.home),
        blog: linkTo(paths.blog),
        faq: linkTo(paths.faq),
        contact: linkTo(paths.contact),
      }),
    )}
  </p>
);
