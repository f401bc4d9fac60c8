import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/shopping/shared-list.ts';
import { ButtonLink } from '#ui/button.tsx';

const words = {
  ended: { title: texts.endedTitle, text: texts.endedText },
  broken: { title: texts.brokenTitle, text: texts.brokenText },
};

/** Why the link shows no list. */
export const LinkNotice = ({ why }: { why: keyof typeof words }) => (
  <div role="alert" className="grid justify-items-center gap-4 text-center">
    <h1 className="text-[1.875rem] leading-tight text-balance">{words[why].title}</h1>
    <p className="max-w-prose text-ink-soft">{words[why].text}</p>
    <ButtonLink to={paths.home} variant="secondary">
      {texts.goHome}
    </ButtonLink>
  </div>
);
