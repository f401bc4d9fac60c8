import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'beheerder', member: 'lid', guest: 'gast' };
export const roleHeading: Record<Role, string> = { owner: 'Beheerder', member: 'Lid', guest: 'Gast' };
export const roleMeaning: Record<Role, string> = {
  owner: 'mag alles, ook met mensen en instellingen',
  member: 'mag alles met het eten',
  guest: 'mag kijken, niet aankomen',
};
