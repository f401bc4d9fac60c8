import type { Role } from '@crisper/domain/kitchens/policy.ts';

/** The four of the flat. Those who live there have put food into the public fridge as well. */
export const PEOPLE = [
  { name: 'Ana Lindqvist', email: 'ana@example.com', role: 'owner' },
  { name: 'Ben Okafor', email: 'ben@example.com', role: 'member' },
  { name: 'Chiara Moretti', email: 'chiara@example.com', role: 'member' },
  { name: 'Dora Novak', email: 'dora@example.com', role: 'guest' },
] as const satisfies readonly { name: string; email: string; role: Role }[];
