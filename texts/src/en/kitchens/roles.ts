import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'owner', member: 'member', guest: 'guest' };
export const roleHeading: Record<Role, string> = { owner: 'Owner', member: 'Member', guest: 'Guest' };
export const roleMeaning: Record<Role, string> = {
  owner: 'can do everything, with people and settings too',
  member: 'can do everything with the food',
  guest: 'can look, not touch',
};
