import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/mailed-link.ts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { sentence } from '#ui/sentence.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { showAlert } from './alert-dialog.ts';

interface Wording {
  title: string;
  lead: ReactNode;
}

interface Props {
  question: Wording & { button: string };
  done: Wording;
  /** The text for an expired or invalid link. */
  over?: Wording;
  /** Does the action of the link, with the token after the #. Null when it succeeds. */
  act: (token: string) => Promise<{ isExpired: boolean; message: string } | null>;
}

const brokenLink: Wording = {
  title: texts.brokenTitle,
  lead: texts.brokenLead,
};

const overLink: Wording = {
  title: texts.expiredTitle,
  lead: sentence(texts.expiredLead({ contact: (words) => <TextLink to={paths.contact}>{words}</TextLink> })),
};

/** The page of links in our mails. People press a button, because programs that scan mails open every link. */
export function MailedLinkAction({ question, done, over = overLink, act }: Props) {
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<'done' | 'over'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');

  async function decide(withToken: string) {
    const failure = await act(withToken);
    if (failure && !failure.isExpired) {
      return showAlert({ icon: 'error', title: texts.failed, text: failure.message });
    }
    flushSync(() => setOutcome(failure ? 'over' : 'done'));
    heading.current?.focus();
  }

  const wordings = { done, over };
  const { title, lead } = outcome ? wordings[outcome] : token ? question : brokenLink;
  return (
    <div className="wrap grid max-w-2xl justify-items-start gap-6 py-20 md:py-28">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      <p className="text-lead text-ink-soft">{lead}</p>
      {token && !outcome ? (
        <Button size="large" disabled={busy} onClick={() => void run(() => decide(token))}>
          {busy ? texts.oneMoment : question.button}
        </Button>
      ) : (
        <ButtonLink to={paths.home} size="large">
          {texts.goToCrisper}
        </ButtonLink>
      )}
    </div>
  );
}
