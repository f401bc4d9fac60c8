import type { ChosenReminders } from '@crisper/domain/reminders/reminder-settings.ts';
import * as texts from '@crisper/texts/reminders/reminders.ts';

interface ReminderKindsProps {
  chosen: ChosenReminders;
  onChange: (chosen: ChosenReminders) => void;
  disabled: boolean;
  /** Null where no mail is sent. */
  mailTo: string | null;
}

/** What else to choose where a device shows notices. */
export function ReminderKinds({ chosen, onChange, disabled, mailTo }: ReminderKindsProps) {
  const { tellsTaken = false, alsoMail = false } = chosen;
  return (
    <fieldset disabled={disabled} className="grid gap-3 disabled:text-ink-soft">
      <legend className="sr-only">{texts.kinds}</legend>
      <Choice
        label={texts.tellsTaken}
        checked={tellsTaken}
        onChange={() => onChange({ ...chosen, tellsTaken: !tellsTaken })}
      />
      {mailTo !== null && (
        <Choice
          label={texts.alsoMail({ email: mailTo })}
          checked={alsoMail}
          onChange={() => onChange({ ...chosen, alsoMail: !alsoMail })}
        />
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-brand"
        checked={checked}
        onChange={onChange}
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
