import * as texts from '@crisper/texts/ui.ts';
import { SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { SelectRow } from '#ui/select-row.tsx';
import { chooseTheme, storedTheme, subscribeToTheme, THEMES, type Theme } from './theme.ts';

const names: Record<Theme, string> = {
  system: texts.likeTheSystem,
  light: texts.light,
  dark: texts.dark,
};

/** The choice of colours as a row of a list. */
export function ThemeRow({ label, className }: { label: string; className: string }) {
  const chosen = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  return (
    <SelectRow
      {...{ label, className, icon: SunMoon, value: chosen, choices: THEMES }}
      nameOf={(theme) => names[theme]}
      onChoose={(theme) => void chooseTheme(theme)}
    />
  );
}
