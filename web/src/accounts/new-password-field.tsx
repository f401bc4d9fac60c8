import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

/** A field for a new password, with the rules for it. */
export function NewPasswordField({ label, name }: { label: string; name: string }) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The user or the browser may have filled it in before the page's code was loaded.
  useEffect(() => setPassword(input.current?.value ?? ''), []);
  return (
    <PasswordField
      ref={input}
      label={label}
      name={name}
      autoComplete="new-password"
      required
      onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      hint={<PasswordChecklist password={password} />}
    />
  );
}
