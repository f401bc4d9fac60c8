import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'Leitung', member: 'Mitglied', guest: 'Gast' };
export const roleHeading: Record<Role, string> = { owner: 'Leitung', member: 'Mitglied', guest: 'Gast' };
export const roleMeaning: Record<Role, string> = {
  owner: 'kann alles, auch mit Leuten und Einstellungen',
  member: 'kann mit dem Essen alles machen',
  guest: 'darf schauen, nicht anfassen',
};
