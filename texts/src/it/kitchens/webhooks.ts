import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#it/locale.ts';

export const title = 'Avvisa altri programmi';
export const text =
  'Home Assistant, Node-RED, n8n e altri possono sapere quando qualcosa arriva, finisce o è da mangiare. Ricevono nomi e giorni dei tuoi alimenti, nient’altro, e ognuno si può chiudere qui.';
export const list = 'Programmi avvisati';
export const loadFailed = 'Impossibile caricare i programmi';

const short: Record<WebhookType, string> = {
  'food.due': 'quello che è da mangiare',
  'food.added': 'quello che arriva',
  'food.changed': 'quello che cambia',
  'food.finished': 'quello che finisce',
  'list.changed': 'la lista della spesa',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Segue ${both.format(types.map((type) => short[type]))}; aggiunto da ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Non è ancora stato inviato niente.',
  reached: 'L’ultimo messaggio è arrivato.',
  failing: 'L’ultimo messaggio non è arrivato. Si riprova, per cinque giorni.',
  paused: 'Non si invia più niente, perché i messaggi non arrivavano.',
};
export const tryIt = 'Prova';
export const tryWhich = ({ host }: { host: string }) => `Prova: ${host}`;
export const resume = 'Riprendi l’invio';
export const resumed = 'I messaggi partono di nuovo.';
export const end = 'Chiudi';
export const endWhich = ({ host }: { host: string }) => `Chiudi: ${host}`;
export const endTitle = ({ host }: { host: string }) => `Non inviare più niente a ${host}?`;
export const endText = 'I messaggi in attesa non partono più. Per riprendere, va aggiunto di nuovo.';
export const ended = 'Questo programma non riceve più niente.';

export const add = 'Avvisa un programma';
export const address = 'Indirizzo del programma';
export const example = 'https://n8n.example/webhook/cucina';
export const addressHint =
  'Il programma lo mostra dove scegli «webhook». Finisce quando lasci questa cucina.';
export const types = 'Cosa deve sapere?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Cosa è da mangiare, una volta al giorno all’ora dei tuoi promemoria',
  'food.added': 'Quando si aggiunge un alimento',
  'food.changed': 'Quando un alimento viene aperto, congelato, spostato o usato in parte',
  'food.finished': 'Quando un alimento viene mangiato, buttato o regalato',
  'list.changed': 'Quando cambia la lista della spesa',
};
export const save = 'Avvisalo';
export const cancel = 'Indietro';
export const secret = 'Segreto di questo programma';
export const secretHint =
  'Per i programmi che ne chiedono uno: così sanno che un messaggio viene da qui. Si vede solo adesso.';
export const copySecret = 'Copia il segreto';
export const copied = 'Copiato';
export const copyFailed = 'La copia non è riuscita. Selezionalo e copialo tu.';
export const made = 'Da adesso questo programma viene avvisato.';
export const done = 'Fatto';
