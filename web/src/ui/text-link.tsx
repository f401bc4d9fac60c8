import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const look =
  'font-semibold text-brand underline decoration-2 underline-offset-4 decoration-brand/35 hover:decoration-brand';

/** A link inside running text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className={look} {...props} />;
}

/** Renders the link of a sentence around the words that the sentence marks for it. */
export const linkTo = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>;

export function MailLink({ to }: { to: string }) {
  return (
    <a className={look} href={`mailto:${to}`}>
      {to}
    </a>
  );
}
