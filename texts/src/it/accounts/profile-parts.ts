import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { plural } from '#it/plural.ts';

export const parts = 'Parti del tuo profilo';
export const back = 'Torna al tuo profilo';

export const you = 'Tu';
export const reminders = 'Promemoria';
export const remindersText = 'Quando ti diciamo cosa mangiare prima, e dove.';
export const kitchens = 'Le tue cucine';
export const kitchensText = 'Dove condividi il cibo con altri.';
export const privacy = 'Privacy';
export const privacyText = 'Chi vede cosa di te, e cosa conserviamo.';
export const devices = 'Dispositivi';
export const devicesText = 'Le tue sessioni aperte, e cosa è successo al tuo account.';
export const programs = 'Programmi';
export const programsText = 'Altri programmi possono guardare nelle tue cucine o dare una mano.';
export const data = 'I tuoi dati';
export const dataText = 'Una copia di tutto quello che è tuo, o la sua fine.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Ancora nessuna';
export const severalKitchens = ({ count }: { count: number }) =>
  plural(count, { one: `${count} cucina`, other: `${count} cucine` });
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Nessuno vede il tuo indirizzo email',
  'signed-in': 'Chi ha fatto l’accesso vede il tuo indirizzo email',
  everybody: 'Tutti vedono il tuo indirizzo email',
};
export const copyOrDelete = 'Scarica una copia, o elimina il tuo account';
