import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#sv/locale.ts';

export const title = 'Berätta för andra program';
export const text =
  'Home Assistant, Node-RED, n8n och andra kan få veta när något läggs in, tar slut eller går ut. De får matens namn och dagar, inget annat, och du kan avsluta vart och ett här.';
export const list = 'Program som får veta';
export const loadFailed = 'Programmen kunde inte laddas';

const short: Record<WebhookType, string> = {
  'food.due': 'det som går ut',
  'food.added': 'det som läggs in',
  'food.changed': 'det som ändras',
  'food.finished': 'det som tar slut',
  'list.changed': 'inköpslistan',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Om ${both.format(types.map((type) => short[type]))}, inställt av ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Inget har skickats än.',
  reached: 'Det senaste meddelandet kom fram.',
  failing: 'Det senaste meddelandet kom inte fram. Nya försök görs i fem dagar.',
  paused: 'Inget skickas längre, eftersom meddelanden inte kom fram.',
};
export const tryIt = 'Testa';
export const tryWhich = ({ host }: { host: string }) => `Testa: ${host}`;
export const resume = 'Skicka igen';
export const resumed = 'Meddelanden skickas igen.';
export const end = 'Avsluta';
export const endWhich = ({ host }: { host: string }) => `Avsluta: ${host}`;
export const endTitle = ({ host }: { host: string }) => `Sluta berätta för ${host}?`;
export const endText =
  'Meddelanden som väntar skickas inte längre. För att berätta för programmet igen måste du lägga upp det på nytt.';
export const ended = 'Programmet får inte veta något mer.';

export const add = 'Lägg till program';
export const address = 'Programmets adress';
export const example = 'https://n8n.example/webhook/kitchen';
export const addressHint = 'Programmet visar den där du väljer ”webhook”. Den avslutas när du lämnar köket.';
export const types = 'Vad ska det få veta?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Vad som går ut, en gång om dagen när dina påminnelser kommer',
  'food.added': 'När mat läggs in',
  'food.changed': 'När mat öppnas, fryses, flyttas eller delvis används',
  'food.finished': 'När mat äts upp, slängs eller skänks bort',
  'list.changed': 'När inköpslistan ändras',
};
export const save = 'Berätta';
export const cancel = 'Avbryt';
export const secret = 'Programmets hemlighet';
export const secretHint =
  'För program som frågar efter en: med den vet de att ett meddelande kommer härifrån. Den visas bara nu.';
export const copySecret = 'Kopiera hemligheten';
export const copied = 'Kopierat';
export const copyFailed = 'Det gick inte att kopiera. Markera och kopiera själv.';
export const made = 'Från och med nu får programmet veta.';
export const done = 'Klart';
