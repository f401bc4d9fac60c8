import * as paths from '@crisper/domain/paths.ts';
import { questions } from '@crisper/texts/contact/page.ts';
import { sentence } from '#ui/sentence.ts';
import { linkTo } from '#ui/text-link.tsx';

export const contactQuestions = questions({ faq: linkTo(paths.faq) }).map(({ title, answer }) => ({
  title,
  body: <p>{sentence(answer)}</p>,
}));
