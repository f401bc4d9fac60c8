import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#it/plural.ts';

const from = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `dall’${date}` : `dal ${date}`) : `da ${date}`;

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Persone · ${kitchen}`;
export const pageDescription = 'Chi c’è in cucina, e chi può fare cosa.';
export const loadFailed = 'Impossibile caricare le persone';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} persona`, other: `${count} persone` });

export const you = 'tu';
export const since = ({ date }: { date: string }) => from(date);
export const more = ({ name }: { name: string }) => `Altro su ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Rendi ${name} responsabile`,
  member: ({ name }) => `Rendi ${name} membro`,
  guest: ({ name }) => `Rendi ${name} ospite`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Diventa responsabile',
  member: 'Diventa membro',
  guest: 'Diventa ospite',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Ora ${name} è responsabile.`,
  member: ({ name }) => `Ora ${name} è membro.`,
  guest: ({ name }) => `Ora ${name} è ospite.`,
};
export const demoteTitle = 'Lasciare il ruolo di responsabile?';
export const demoteText = 'Solo un’altra persona responsabile può ridarti questo ruolo.';
export const demote = 'Lascia il ruolo';

export const handOver = ({ name }: { name: string }) => `Affida la cucina a ${name}`;
export const handOverMeaning = 'e diventa membro';
export const handOverTitle = ({ name }: { name: string }) => `Affidarla a ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} diventa responsabile di «${kitchen}», e tu membro. Solo una persona responsabile può tornare indietro.`;
export const handOverNow = 'Affida';
export const handedOver = ({ name }: { name: string }) => `Ora ${name} è responsabile della cucina.`;

export const remove = ({ name }: { name: string }) => `Rimuovi ${name}`;
export const removeMeaning = 'i suoi alimenti diventano di tutti';
export const removeTitle = ({ name }: { name: string }) => `Rimuovere ${name}?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} non vede più «${kitchen}». I suoi alimenti diventano di tutti. Tutti gli inviti aperti si chiudono, così nessuno torna con quelli.`;
export const removeNow = 'Rimuovi';
export const removed = ({ name }: { name: string }) => `${name} non è più in cucina.`;

export const leave = 'Lascia questa cucina';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Lascia',
  unseen(`: ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `Lasciare «${kitchen}»?`;
export const leaveText =
  'Non vedi più cosa c’è dentro, e quello che è tuo diventa di tutti. Tutti gli inviti aperti si chiudono. Per tornare te ne serve uno nuovo.';
export const leaveNow = 'Lascia';
export const left = ({ kitchen }: { kitchen: string }) => `Hai lasciato «${kitchen}».`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Qui ci sei solo tu: se la lasci, chiude. Tra ${days} giorni viene eliminata con tutto quello che contiene. Fino ad allora puoi annullare nelle sue impostazioni.`;
export const leaveAloneNow = 'Lascia e chiudi';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `«${kitchen}» chiude tra ${days} giorni. Fino ad allora puoi annullare nelle sue impostazioni.`;
export const lastOwnerTitle = 'Chi prende il tuo posto?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Solo tu sei responsabile di «${kitchen}». Scegli chi prende il tuo posto, poi la lasci.`;
export const handOverAndLeave = 'Affida e lascia';
