import { paths } from '@crisper/domain/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

export const contactQuestions = [
  {
    title: 'How soon will I hear back?',
    body: (
      <p>
        Within two working days, usually sooner. On the phone and in the chat you reach a person during the
        hours given above. We do not use canned replies, so a hard question may take a day longer.
      </p>
    ),
  },
  {
    title: 'Something on the site looks wrong. What should I send you?',
    body: (
      <p>
        The address of the page, what you did, and what you saw instead of what you expected. The name of your
        browser helps, and a screenshot helps most. If it is a fact in an article that is wrong, tell us where
        you read the right one and we will correct it.
      </p>
    ),
  },
  {
    title: 'Can I suggest a feature?',
    body: (
      <p>
        Please do; this page is where we collect them. Every suggestion is read by a person. Before you write,
        a look at the <TextLink to={paths.faq}>frequently asked questions</TextLink> shows what is already
        planned.
      </p>
    ),
  },
];
