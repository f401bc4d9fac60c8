import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#es/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Personas · ${kitchen}`;
export const pageDescription = 'Quién está en la cocina y quién puede hacer qué.';
export const loadFailed = 'No se pudieron cargar las personas';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 persona', other: `${count} personas` });

export const you = 'tú';
export const since = ({ date }: { date: string }) => `desde el ${date}`;
export const more = ({ name }: { name: string }) => `Más: ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Hacer responsable a ${name}`,
  member: ({ name }) => `Hacer miembro a ${name}`,
  guest: ({ name }) => `Dejar como invitado a ${name}`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Ser responsable',
  member: 'Ser miembro',
  guest: 'Quedar como invitado',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} es ahora responsable.`,
  member: ({ name }) => `${name} es ahora miembro.`,
  guest: ({ name }) => `${name} está ahora como invitado.`,
};
export const demoteTitle = '¿Dejar de ser responsable?';
export const demoteText = 'Solo otra persona responsable puede devolverte ese papel.';
export const demote = 'Sí, eso quiero';

export const handOver = ({ name }: { name: string }) => `Pasar la cocina a ${name}`;
export const handOverMeaning = 'y quedarte como miembro';
export const handOverTitle = ({ name }: { name: string }) => `¿Pasarla a ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} pasa a ser responsable de «${kitchen}», y tú, miembro. Solo una persona responsable puede deshacerlo.`;
export const handOverNow = 'Pasarla';
export const handedOver = ({ name }: { name: string }) => `${name} es ahora responsable de la cocina.`;

export const remove = ({ name }: { name: string }) => `Quitar a ${name}`;
export const removeMeaning = 'lo suyo pasa a ser de todos';
export const removeTitle = ({ name }: { name: string }) => `¿Quitar a ${name}?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} deja de ver «${kitchen}». Lo suyo pasa a ser de todos. Se anulan todas las invitaciones abiertas, para que nadie vuelva por ahí.`;
export const removeNow = 'Quitar';
export const removed = ({ name }: { name: string }) => `${name} ya no está en la cocina.`;

export const leave = 'Dejar esta cocina';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Dejar',
  unseen(`: ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `¿Dejar «${kitchen}»?`;
export const leaveText =
  'Ya no ves lo que hay en ella, y lo tuyo pasa a ser de todos. Se anulan todas las invitaciones abiertas. Para volver, necesitas una nueva.';
export const leaveNow = 'Dejarla';
export const left = ({ kitchen }: { kitchen: string }) => `Has dejado «${kitchen}».`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `En ella no hay nadie más, así que al dejarla se cierra: en ${days} días se borra con todo lo que tiene. Hasta entonces puedes anularlo en sus ajustes.`;
export const leaveAloneNow = 'Dejarla y cerrarla';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `«${kitchen}» se cierra en ${days} días. Hasta entonces puedes anularlo en sus ajustes.`;
export const lastOwnerTitle = '¿Quién toma el relevo?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Nadie más es responsable de «${kitchen}». Elige quién lo será a partir de ahora y la dejas.`;
export const handOverAndLeave = 'Pasarla y dejarla';
