import type { Device } from '@crisper/domain/accounts/device-name.ts';

/** What a person calls the thing they signed in with. */
export function deviceName({ browser, system }: Device): string {
  if (!browser) return system ? `Um programa no ${system}` : 'Um aparelho desconhecido';
  return system ? `${browser} no ${system}` : browser;
}
