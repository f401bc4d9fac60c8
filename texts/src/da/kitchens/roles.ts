import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'ansvarlig', member: 'medlem', guest: 'gæst' };
export const roleHeading: Record<Role, string> = { owner: 'Ansvarlig', member: 'Medlem', guest: 'Gæst' };
export const roleMeaning: Record<Role, string> = {
  owner: 'kan gøre alt, også med folk og indstillinger',
  member: 'kan gøre alt med maden',
  guest: 'må se, men ikke røre',
};
