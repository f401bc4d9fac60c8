import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#es/plural.ts';

export const heading = 'Llaves';
export const introduction =
  'Para un programa que pide un «token»: deja que la tablet de la nevera mire en tu cocina o que tu servidor de casa ponga cosas en la lista. Ninguno recibe tu contraseña, y cada uno se puede quitar aquí.';
export const make = 'Crear una llave';
export const none = 'Ningún programa tiene llave todavía.';
export const loadFailed = 'No se pudieron cargar tus llaves';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0 ? 'Ningún programa tiene llave' : plural(count, { one: '1 llave', other: `${count} llaves` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Mira en ${kitchen ?? 'todas tus cocinas'} · no cambia nada`,
  do: ({ kitchen }) => `Mira en ${kitchen ?? 'todas tus cocinas'} · cambia comida y listas`,
};
export const formerKitchen = 'una cocina en la que ya no estás';
export const neverUsed = 'Sin usar';
export const lastUsed = ({ moment }: { moment: string }) => `Último uso: ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Sin usar desde: ${day}`;
export const worksThrough = ({ day }: { day: string }) => `funciona hasta: ${day}`;
export const hasEnded = ({ day }: { day: string }) => `terminó: ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Desactivar',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `¿Desactivar la llave «${name}»?`;
export const endWarning =
  'El programa que la tiene se queda fuera al momento. Después puedes darle una llave nueva.';
export const endConfirm = 'Desactivar';
export const keep = 'Mantenerla';
export const ended = 'La llave ya no funciona.';

export const newKey = 'Una llave nueva';
export const name = '¿Para qué es?';
export const nameExample = 'Tablet de la nevera';
export const mayDo = 'Puede';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Solo mirar', hint: 'comida, cantidades, días, listas y la página de desperdicio' },
  do: {
    label: 'Mirar y cambiar',
    hint: 'añadir comida, comerla, tirarla, cambiar listas y recetas',
  },
};
export const inKitchen = 'En';
export const allKitchens = 'Todas mis cocinas';
export const noKitchen = 'Primero crea una cocina: una llave solo abre cocinas.';
export const until = 'Durante';
export const lasting = { quarter: '90 días', year: '1 año', ever: 'Sin fin' } as const;
export const never = 'Nunca abre tu cuenta, tu contraseña, otras llaves ni quién está en una cocina.';

export const copyNow = 'Cópiala ahora';
export const onlyNow = 'Solo se muestra ahora. ¿La has perdido? Desactívala y crea otra.';
export const theKey = ({ name }: { name: string }) => `Llave «${name}»`;
export const copy = 'Copiar la llave';
export const copied = 'Llave copiada.';
export const copyFailed = 'Tu navegador no deja copiar. Selecciona la llave y cópiala a mano.';
export const iHaveIt = 'Ya la tengo';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Desactivar también la llave de mi programa',
    other: `Desactivar también las ${count} llaves de mis programas`,
  });
