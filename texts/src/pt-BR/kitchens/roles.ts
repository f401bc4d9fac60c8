import type { Role } from '@crisper/domain/kitchens/policy.ts';

export const roleName: Record<Role, string> = { owner: 'responsável', member: 'membro', guest: 'visita' };
export const roleHeading: Record<Role, string> = { owner: 'Responsável', member: 'Membro', guest: 'Visita' };
export const roleMeaning: Record<Role, string> = {
  owner: 'pode fazer tudo, inclusive com pessoas e configurações',
  member: 'pode fazer tudo com os itens',
  guest: 'pode olhar, mas não mexer',
};
