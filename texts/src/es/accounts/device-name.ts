import type { Device } from '@crisper/domain/accounts/device-name.ts';

/** What a person calls the thing they signed in with. */
export function deviceName({ browser, system }: Device): string {
  if (!browser) return system ? `Un programa en ${system}` : 'Un dispositivo desconocido';
  return system ? `${browser} en ${system}` : browser;
}
