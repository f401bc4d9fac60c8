import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#da/locale.ts';

export const title = 'Giv andre programmer besked';
export const text =
  'Home Assistant, Node-RED, n8n og andre kan få besked, når noget kommer til, er væk eller skal spises. De får navne og dage for din mad, ikke andet, og du kan stoppe hvert af dem her.';
export const list = 'Programmer, der får besked';
export const loadFailed = 'Programmerne kunne ikke hentes';

const short: Record<WebhookType, string> = {
  'food.due': 'hvad der skal spises',
  'food.added': 'hvad der lægges ind',
  'food.changed': 'hvad der ændres',
  'food.finished': 'hvad der er væk',
  'list.changed': 'indkøbslisten',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Får besked om ${both.format(types.map((type) => short[type]))}. Sat op af ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Intet er sendt endnu.',
  reached: 'Den sidste besked nåede frem.',
  failing: 'Den sidste besked nåede ikke frem. Vi prøver igen i fem dage.',
  paused: 'Der sendes ikke mere, fordi beskeder ikke nåede frem.',
};
export const tryIt = 'Prøv det';
export const tryWhich = ({ host }: { host: string }) => `Prøv det: ${host}`;
export const resume = 'Send igen';
export const resumed = 'Der sendes beskeder igen.';
export const end = 'Stop';
export const endWhich = ({ host }: { host: string }) => `Stop: ${host}`;
export const endTitle = ({ host }: { host: string }) => `Giv ikke ${host} besked mere?`;
export const endText =
  'Beskeder, der venter, bliver ikke sendt. Sæt det op på ny for at give det besked igen.';
export const ended = 'Programmet får ikke besked mere.';

export const add = 'Tilføj et program';
export const address = 'Programmets adresse';
export const example = 'https://n8n.example/webhook/kitchen';
export const addressHint =
  'Programmet viser den, hvor du vælger »webhook«. Den lukker, når du forlader køkkenet.';
export const types = 'Hvad skal det have besked om?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Hvad der skal spises, én gang om dagen på den tid, du får påmindelser',
  'food.added': 'Når mad lægges ind',
  'food.changed': 'Når mad åbnes, fryses, flyttes eller delvist bruges',
  'food.finished': 'Når mad spises, smides ud eller gives væk',
  'list.changed': 'Når indkøbslisten ændres',
};
export const save = 'Giv besked';
export const cancel = 'Annuller';
export const secret = 'Programmets hemmelighed';
export const secretHint =
  'Til programmer, der spørger efter en: Med den ved de, at en besked kommer herfra. Den vises kun nu.';
export const copySecret = 'Kopiér hemmeligheden';
export const copied = 'Kopieret';
export const copyFailed = 'Det kunne ikke kopieres. Markér det, og kopiér det selv.';
export const made = 'Fra nu af får programmet besked.';
export const done = 'Færdig';
