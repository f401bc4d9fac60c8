import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#fr/locale.ts';

export const title = 'Prévenir d’autres programmes';
export const text =
  'Home Assistant, Node-RED, n8n et d’autres peuvent savoir quand quelque chose arrive, part ou doit être mangé. Ils reçoivent le nom et le jour des aliments, rien d’autre, et chacun peut être arrêté ici.';
export const list = 'Programmes prévenus';
export const loadFailed = 'Impossible de charger les programmes';

const short: Record<WebhookType, string> = {
  'food.due': 'ce qui doit être mangé',
  'food.added': 'ce qui arrive',
  'food.changed': 'ce qui change',
  'food.finished': 'ce qui part',
  'list.changed': 'la liste de courses',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Suit ${both.format(types.map((type) => short[type]))} ; ajouté par ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Rien n’a encore été envoyé.',
  reached: 'Le dernier message est arrivé.',
  failing: 'Le dernier message n’est pas arrivé. On réessaie, pendant cinq jours.',
  paused: 'Plus rien n’est envoyé, parce que les messages n’arrivaient pas.',
};
export const tryIt = 'Essayer';
export const tryWhich = ({ host }: { host: string }) => `Essayer : ${host}`;
export const resume = 'Reprendre l’envoi';
export const resumed = 'Les messages partent de nouveau.';
export const end = 'Arrêter';
export const endWhich = ({ host }: { host: string }) => `Arrêter : ${host}`;
export const endTitle = ({ host }: { host: string }) => `Ne plus rien envoyer à ${host} ?`;
export const endText =
  'Les messages en attente ne partent plus. Pour recommencer, il faudra l’ajouter de nouveau.';
export const ended = 'Ce programme ne reçoit plus rien.';

export const add = 'Prévenir un programme';
export const address = 'Adresse du programme';
export const example = 'https://n8n.example/webhook/cuisine';
export const addressHint =
  'Le programme la montre là où tu choisis « webhook ». C’est fini quand tu quittes cette cuisine.';
export const types = 'Que doit-il savoir ?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Ce qui doit être mangé, une fois par jour à l’heure de tes rappels',
  'food.added': 'Quand un aliment est ajouté',
  'food.changed': 'Quand un aliment est ouvert, congelé, déplacé ou entamé',
  'food.finished': 'Quand un aliment est mangé, jeté ou donné',
  'list.changed': 'Quand la liste de courses change',
};
export const save = 'Prévenir';
export const cancel = 'Retour';
export const secret = 'Secret de ce programme';
export const secretHint =
  'Pour les programmes qui en demandent un : il leur prouve qu’un message vient d’ici. Il n’est montré que maintenant.';
export const copySecret = 'Copier le secret';
export const copied = 'Copié';
export const copyFailed = 'La copie a échoué. Sélectionne-le et copie-le toi-même.';
export const made = 'À partir de maintenant, ce programme est prévenu.';
export const done = 'Terminé';
