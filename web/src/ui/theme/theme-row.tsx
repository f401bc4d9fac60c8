import * as texts from '@crisper/texts/ui.ts';
import { ChevronRight, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, storedTheme, subscribeToTheme, THEMES, type Theme } from './theme.ts';

const names: Record<Theme, string> = {
  system: texts.likeTheSystem,
  light: texts.light,
  dark: texts.dark,
};

/** The choice of colours as a row of a list. A phone shows the choices its own way, near the thumb. */
export function ThemeRow({ label, className }: { label: string; className: string }) {
  const chosen = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  return (
    <label className={`relative has-focus-visible:outline-3 has-focus-visible:outline-brand ${className}`}>
      <SunMoon aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
      <span>{label}</span>
      <span aria-hidden="true" className="ms-auto text-ink-soft">
        {names[chosen]}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <select
        value={chosen}
        onChange={({ currentTarget }) => void chooseTheme(currentTarget.value as Theme)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {names[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}
