import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';

interface SettingFormProps {
  title: string;
  text: string;
  saveLabel: string;
  busy: boolean;
  onSave: (value: string) => void;
  /** A control with the name `value`. */
  children: ReactNode;
}

/** One setting with a button of its own. */
export function SettingForm({ title, text, saveLabel, busy, onSave, children }: SettingFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get('value')));
  };
  return (
    <SettingsSection title={title} text={text}>
      <form method="post" onSubmit={submit} aria-label={title} className="grid gap-4">
        {children}
        <div>
          <Button type="submit" variant="secondary" disabled={busy}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
