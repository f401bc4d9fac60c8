import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#de/locale.ts';

export const title = 'Programme benachrichtigen';
export const text =
  'Home Assistant, Node-RED, n8n und andere erfahren, wenn etwas dazukommt, weg ist oder fällig wird. Sie bekommen Namen und Tage deiner Lebensmittel, sonst nichts, und hier kannst du jedes davon beenden.';
export const list = 'Benachrichtigte Programme';
export const loadFailed = 'Die Programme ließen sich nicht laden';

const short: Record<WebhookType, string> = {
  'food.due': 'was fällig ist',
  'food.added': 'was dazukommt',
  'food.changed': 'was sich ändert',
  'food.finished': 'was weg ist',
  'list.changed': 'die Einkaufsliste',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Erfährt: ${both.format(types.map((type) => short[type]))}. Eingerichtet von ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Es wurde noch nichts gesendet.',
  reached: 'Die letzte Nachricht kam an.',
  failing: 'Die letzte Nachricht kam nicht an. Fünf Tage lang wird es weiter versucht.',
  paused: 'Es wird nichts mehr gesendet, weil Nachrichten nicht ankamen.',
};
export const tryIt = 'Ausprobieren';
export const tryWhich = ({ host }: { host: string }) => `Ausprobieren: ${host}`;
export const resume = 'Wieder senden';
export const resumed = 'Es werden wieder Nachrichten gesendet.';
export const end = 'Beenden';
export const endWhich = ({ host }: { host: string }) => `Beenden: ${host}`;
export const endTitle = ({ host }: { host: string }) => `${host} nichts mehr mitteilen?`;
export const endText =
  'Nachrichten, die noch warten, werden nicht mehr gesendet. Um es wieder zu benachrichtigen, richte es neu ein.';
export const ended = 'Dieses Programm erfährt nichts mehr.';

export const add = 'Programm hinzufügen';
export const address = 'Adresse des Programms';
export const example = 'https://n8n.example/webhook/kitchen';
export const addressHint =
  'Das Programm zeigt sie, wo du „Webhook“ wählst. Sie endet, wenn du diese Küche verlässt.';
export const types = 'Was soll es erfahren?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Was fällig ist, einmal am Tag zur Stunde deiner Erinnerungen',
  'food.added': 'Wenn etwas hinzugefügt wird',
  'food.changed': 'Wenn etwas geöffnet, eingefroren, umgeräumt oder zum Teil verbraucht wird',
  'food.finished': 'Wenn etwas gegessen, weggeworfen oder verschenkt wird',
  'list.changed': 'Wenn sich die Einkaufsliste ändert',
};
export const save = 'Einrichten';
export const cancel = 'Abbrechen';
export const secret = 'Geheimnis dieses Programms';
export const secretHint =
  'Für Programme, die danach fragen: Damit wissen sie, dass eine Nachricht von hier kommt. Es wird nur jetzt gezeigt.';
export const copySecret = 'Geheimnis kopieren';
export const copied = 'Kopiert';
export const copyFailed = 'Das ließ sich nicht kopieren. Bitte markiere es und kopiere es selbst.';
export const made = 'Von jetzt an erfährt dieses Programm davon.';
export const done = 'Fertig';
