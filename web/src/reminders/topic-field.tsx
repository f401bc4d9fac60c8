import * as texts from '@crisper/texts/reminders/ntfy.ts';
import { TextField } from '#ui/field.tsx';

interface TopicFieldProps {
  topic: string;
  error: string | undefined;
  disabled?: boolean;
  onChange: (topic: string) => void;
}

/** Where ntfy takes notices. */
export const TopicField = ({ topic, error, disabled, onChange }: TopicFieldProps) => (
  <TextField
    label={texts.topic}
    type="url"
    inputMode="url"
    required
    autoComplete="off"
    value={topic}
    placeholder={texts.example}
    disabled={disabled}
    onChange={(event) => onChange(event.currentTarget.value)}
    hint={texts.hint}
    error={error}
  />
);
