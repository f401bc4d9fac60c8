import type { Device } from '@crisper/domain/accounts/device-name.ts';

/** What a person calls the thing they signed in with. */
export function deviceName({ browser, system }: Device): string {
  if (!browser) return system ? `Ein Programm auf ${system}` : 'Ein unbekanntes Gerät';
  return system ? `${browser} auf ${system}` : browser;
}
