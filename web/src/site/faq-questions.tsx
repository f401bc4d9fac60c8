import * as paths from '@crisper/domain/paths.ts';
import { questions } from '@crisper/texts/site/faq.ts';
import { sentence } from '#ui/sentence.ts';
import { linkTo } from '#ui/text-link.tsx';

export const faqQuestions = questions({
  fridge: linkTo(paths.fridge),
  profile: linkTo(paths.myPrivacy),
  sharedKitchenArticles: linkTo(`${paths.blog}?category=Shared+Kitchens`),
  passwordReset: linkTo(paths.forgotPassword),
  login: linkTo(paths.login),
  contact: linkTo(paths.contact),
}).map(({ title, answer }) => ({ title, body: <p>{sentence(answer)}</p> }));
