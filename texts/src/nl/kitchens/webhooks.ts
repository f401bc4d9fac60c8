import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#nl/locale.ts';

export const title = 'Melden aan andere programma’s';
export const text =
  'Home Assistant, Node-RED, n8n en andere programma’s kunnen een melding krijgen als er iets bij komt, weg is of op moet. Ze krijgen de namen en dagen van je eten, verder niets, en je kunt elk programma hier stoppen.';
export const list = 'Programma’s die meldingen krijgen';
export const loadFailed = 'De programma’s konden niet worden geladen';

const short: Record<WebhookType, string> = {
  'food.due': 'wat op moet',
  'food.added': 'wat erbij komt',
  'food.changed': 'wat verandert',
  'food.finished': 'wat weg is',
  'list.changed': 'de boodschappenlijst',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Over ${both.format(types.map((type) => short[type]))}, ingesteld door ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Er is nog niets verzonden.',
  reached: 'Het laatste bericht is aangekomen.',
  failing: 'Het laatste bericht kwam niet aan. We blijven het vijf dagen proberen.',
  paused: 'Er wordt niets meer verzonden, omdat berichten niet aankwamen.',
};
export const tryIt = 'Proberen';
export const tryWhich = ({ host }: { host: string }) => `Proberen: ${host}`;
export const resume = 'Weer verzenden';
export const resumed = 'Berichten worden weer verzonden.';
export const end = 'Stoppen';
export const endWhich = ({ host }: { host: string }) => `Stoppen: ${host}`;
export const endTitle = ({ host }: { host: string }) => `Niets meer melden aan ${host}?`;
export const endText =
  'Berichten die nog wachten, worden niet meer verzonden. Om weer te melden stel je het opnieuw in.';
export const ended = 'Dat programma krijgt niets meer te horen.';

export const add = 'Aan een programma melden';
export const address = 'Adres van het programma';
export const example = 'https://n8n.example/webhook/keuken';
export const addressHint =
  'Het programma toont dit waar je ‘webhook’ kiest. Het stopt als je deze keuken verlaat.';
export const types = 'Wat wordt er gemeld?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Wat op moet, één keer per dag op het uur van je herinneringen',
  'food.added': 'Als er eten bij komt',
  'food.changed': 'Als eten wordt geopend, ingevroren, verplaatst of deels gebruikt',
  'food.finished': 'Als eten wordt opgegeten, weggegooid of weggegeven',
  'list.changed': 'Als de boodschappenlijst verandert',
};
export const save = 'Melden';
export const cancel = 'Annuleren';
export const secret = 'Geheim van dit programma';
export const secretHint =
  'Voor programma’s die erom vragen: zo weten ze dat een bericht van hier komt. Het wordt alleen nu getoond.';
export const copySecret = 'Geheim kopiëren';
export const copied = 'Gekopieerd';
export const copyFailed = 'Kopiëren lukte niet. Selecteer het en kopieer het zelf.';
export const made = 'Dit programma krijgt voortaan meldingen.';
export const done = 'Klaar';
