import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'responsable', member: 'membre', guest: 'invité' };
export const roleHeading: Record<Role, string> = { owner: 'Responsable', member: 'Membre', guest: 'Invité' };
export const roleMeaning: Record<Role, string> = {
  owner: 'peut tout faire, aussi avec les personnes et les réglages',
  member: 'peut tout faire avec les aliments',
  guest: 'peut regarder, pas toucher',
};
