import { PASSWORD_MIN_LENGTH, passwordChecklist } from '@crisper/domain/accounts/password.ts';
import * as texts from '@crisper/texts/accounts/password.ts';
import { Check, Circle } from 'lucide-react';

/** The rules for a password, green as they are met. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label={texts.rulesList} className="grid gap-1">
      {passwordChecklist(password).map(({ rule, met }) => {
        const Icon = met ? Check : Circle;
        return (
          <li
            key={rule}
            data-met={met}
            className={`flex items-center gap-2 transition-colors ${met ? 'font-semibold text-fresh' : ''}`}
          >
            <Icon
              aria-hidden="true"
              strokeWidth={met ? 3 : 2}
              className={met ? 'size-4 shrink-0' : 'm-0.5 size-3 shrink-0'}
            />
            {texts.rules[rule]({ least: PASSWORD_MIN_LENGTH })}
            <span className="sr-only">{met ? texts.ruleMet : texts.ruleNotMet}</span>
          </li>
        );
      })}
    </ul>
  );
}
