import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'responsabile', member: 'membro', guest: 'ospite' };
export const roleHeading: Record<Role, string> = { owner: 'Responsabile', member: 'Membro', guest: 'Ospite' };
export const roleMeaning: Record<Role, string> = {
  owner: 'può fare tutto, anche con persone e impostazioni',
  member: 'può fare tutto con gli alimenti',
  guest: 'può guardare, non toccare',
};
