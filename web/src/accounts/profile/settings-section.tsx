import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

interface SettingsSectionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** One thing about the account that can be changed: what it is on the left, how on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid items-start gap-x-10 gap-y-5 sm:p-8 md:grid-cols-[2fr_3fr]"
    >
      <div className="grid gap-2">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
