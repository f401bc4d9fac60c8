import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'responsable', member: 'miembro', guest: 'invitado' };
export const roleHeading: Record<Role, string> = {
  owner: 'Responsable',
  member: 'Miembro',
  guest: 'Invitado',
};
export const roleMeaning: Record<Role, string> = {
  owner: 'puede hacer de todo, también con personas y ajustes',
  member: 'puede hacer de todo con la comida',
  guest: 'mira, pero no toca',
};
