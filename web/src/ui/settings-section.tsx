import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface SettingsSectionProps {
  /** For URLs with a fragment that lead here. */
  id?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** One setting of the account: its name on the left, its controls on the right. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-24 items-start gap-x-10 gap-y-5 sm:p-8 md:grid-cols-[2fr_3fr]"
    >
      <div className="grid gap-2">
        <h2 id={titleId} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
