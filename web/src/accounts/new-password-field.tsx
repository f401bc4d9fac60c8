import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

/** A password to be, with the rules it has to meet. */
export function NewPasswordField({ label, name }: { label: string; name: string }) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // It may have been typed or filled in before the page's code was here.
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
