import * as texts from '@crisper/texts/ui.ts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, storedTheme, subscribeToTheme, THEMES, type Theme } from './theme.ts';

const looks: Record<Theme, [string, typeof Sun]> = {
  system: [texts.likeTheSystem, Monitor],
  light: [texts.light, Sun],
  dark: [texts.dark, Moon],
};

export function ThemeSwitch() {
  const group = useId();
  const chosen = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  return (
    <fieldset className="inline-flex rounded-full border border-current/25 p-1 noscript:hidden">
      <legend className="sr-only">{texts.colours}</legend>
      {THEMES.map((theme) => {
        const [label, Icon] = looks[theme];
        return (
          <label
            key={theme}
            title={label}
            className="grid size-9 cursor-pointer place-items-center rounded-full opacity-70 transition hover:opacity-100 has-checked:bg-current/15 has-checked:opacity-100 has-focus-visible:outline-3 has-focus-visible:outline-current"
          >
            <input
              type="radio"
              name={group}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
