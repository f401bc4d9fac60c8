import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#it/plural.ts';

const on = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `l’${date}` : `il ${date}`) : date;
const through = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `all’${date}` : `al ${date}`) : `a ${date}`;

export const heading = 'Chiavi';
export const introduction =
  'Per un programma che chiede un «token»: fai guardare il tablet sul frigo nella tua cucina, o lascia che il server di casa metta cose sulla lista. Nessuno riceve la tua password, e ogni chiave si disattiva qui.';
export const make = 'Crea una chiave';
export const none = 'Nessun programma ha ancora una chiave.';
export const loadFailed = 'Impossibile caricare le tue chiavi';
/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0
    ? 'Nessun programma ha una chiave'
    : plural(count, { one: `${count} chiave`, other: `${count} chiavi` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Guarda in: ${kitchen ?? 'tutte le tue cucine'} · non cambia niente`,
  do: ({ kitchen }) => `Guarda in: ${kitchen ?? 'tutte le tue cucine'} · cambia alimenti e liste`,
};
export const formerKitchen = 'una cucina in cui non sei più';
export const neverUsed = 'Mai usata';
export const lastUsed = ({ moment }: { moment: string }) => `Ultimo uso: ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Mai usata dopo: ${day}`;
export const worksThrough = ({ day }: { day: string }) => `vale fino ${through(day)}`;
export const hasEnded = ({ day }: { day: string }) => `finita ${on(day)}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Disattiva',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `Disattivare la chiave «${name}»?`;
export const endWarning =
  'Il programma che ce l’ha resta subito chiuso fuori. Più tardi puoi dargli una nuova chiave.';
export const endConfirm = 'Disattiva';
export const keep = 'Tieni';
export const ended = 'La chiave non funziona più.';

export const newKey = 'Una nuova chiave';
export const name = 'A cosa serve?';
export const nameExample = 'Tablet sul frigo';
export const mayDo = 'Può';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Solo guardare', hint: 'alimenti, quantità, giorni, liste e la pagina dello spreco' },
  do: {
    label: 'Guardare e cambiare',
    hint: 'aggiungere alimenti, mangiarli, buttarli, cambiare liste e ricette',
  },
};
export const inKitchen = 'In';
export const allKitchens = 'Tutte le mie cucine';
export const noKitchen = 'Prima crea una cucina: una chiave apre solo cucine.';
export const until = 'Per';
export const lasting = { quarter: '90 giorni', year: '1 anno', ever: 'Senza scadenza' } as const;
export const never = 'Non apre mai il tuo account, la tua password, altre chiavi, o chi c’è in una cucina.';

export const copyNow = 'Copiala adesso';
export const onlyNow = 'Si vede solo adesso. L’hai persa? Disattivala e creane un’altra.';
export const theKey = ({ name }: { name: string }) => `Chiave «${name}»`;
export const copy = 'Copia la chiave';
export const copied = 'Chiave copiata.';
export const copyFailed = 'Il tuo browser non ci permette di copiare. Seleziona la chiave e copiala tu.';
export const iHaveIt = 'Ce l’ho';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Disattiva anche la chiave del mio programma',
    other: `Disattiva anche le ${count} chiavi dei miei programmi`,
  });
