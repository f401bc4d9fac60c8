import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'ansvarig', member: 'medlem', guest: 'gäst' };
export const roleHeading: Record<Role, string> = { owner: 'Ansvarig', member: 'Medlem', guest: 'Gäst' };
export const roleMeaning: Record<Role, string> = {
  owner: 'kan göra allt, även med personer och inställningar',
  member: 'kan göra allt med maten',
  guest: 'kan titta, inte röra',
};
