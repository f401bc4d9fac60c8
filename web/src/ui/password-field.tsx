import * as texts from '@crisper/texts/ui.ts';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from './field.tsx';

/** A password that can be looked at while it is typed. `autoComplete` tells password managers which one it is. */
export function PasswordField({
  autoComplete,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
}) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
          className="grid w-11.5 place-items-center rounded-control text-ink-soft hover:text-brand focus-visible:-outline-offset-3"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
