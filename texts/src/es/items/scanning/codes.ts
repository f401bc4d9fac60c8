import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#es/plural.ts';

export const heading = 'Escanear códigos de barras';
export const aim = 'Pon un código de barras en el recuadro, un envase tras otro.';

export const whatIsIt = '¿Qué es?';
export const newNumber = ({ number }: { number: string }) =>
  `El código de barras ${number} es nuevo aquí. Ponle nombre una vez y esta cocina lo conocerá.`;
export const looksUp = 'Los números nuevos se buscan en Open Food Facts, desde este servidor.';
/** The licence of the data asks for its name. */
export const offered = 'El nombre es de Open Food Facts (ODbL); cámbialo como quieras.';
export const remember = 'Recordar';
export const skip = 'Omitir';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Ese código no es el de un producto.',
  'wrong-number': 'Ese código está dañado o incompleto. Prueba con el de al lado.',
};
export const badDate = 'El código indica una fecha que no existe.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Aún no se ha escaneado nada'
    : plural(count, { one: `1 alimento: ${last}`, other: `${count} alimentos, el último es ${last}` });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Fecha de caducidad: ${day}` : `Consumo preferente: ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `El código dice ${day}, y ya ha pasado. Elige una fecha en la lista.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Quitar: ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Pasar' : `Pasar ${count}`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: '¿Descartar el alimento?', other: `¿Descartar ${count} alimentos?` }),
  text: 'Lo que has escaneado aún no está en la lista.',
  confirmLabel: 'Descartar',
  cancelLabel: 'Seguir escaneando',
});
