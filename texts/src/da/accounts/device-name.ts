import type { Device } from '@crisper/domain/accounts/device-name.ts';

/** What a person calls the thing they signed in with. */
export function deviceName({ browser, system }: Device): string {
  if (!browser) return system ? `Et program på ${system}` : 'En ukendt enhed';
  return system ? `${browser} på ${system}` : browser;
}
