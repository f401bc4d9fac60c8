import { MailOffer } from '#http/mail-offer.tsx';

interface ExplanationProps {
  text: string;
  /** The text where this Crisper sends no mail. */
  withoutMail?: string | undefined;
}

export function Explanation({ text, withoutMail }: ExplanationProps) {
  const paragraph = <p className="text-ink-soft">{text}</p>;
  if (!withoutMail) return paragraph;
  return <MailOffer instead={<p className="text-ink-soft">{withoutMail}</p>}>{paragraph}</MailOffer>;
}
