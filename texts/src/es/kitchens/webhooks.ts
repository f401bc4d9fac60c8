import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#es/locale.ts';

export const title = 'Avisar a otros programas';
export const text =
  'Home Assistant, Node-RED, n8n y otros pueden saber cuándo entra algo, cuándo se acaba o cuándo toca comerlo. Reciben el nombre y el día de tus alimentos, nada más, y cada uno se puede quitar aquí.';
export const list = 'Programas avisados';
export const loadFailed = 'No se pudieron cargar los programas';

const short: Record<WebhookType, string> = {
  'food.due': 'lo que toca comer',
  'food.added': 'lo que se añade',
  'food.changed': 'lo que cambia',
  'food.finished': 'lo que se acaba',
  'list.changed': 'la lista de la compra',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Recibe ${both.format(types.map((type) => short[type]))}; lo puso ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Aún no se ha enviado nada.',
  reached: 'El último mensaje llegó.',
  failing: 'El último mensaje no llegó. Se vuelve a intentar durante cinco días.',
  paused: 'Ya no se envía nada, porque los mensajes no llegaban.',
};
export const tryIt = 'Probar';
export const tryWhich = ({ host }: { host: string }) => `Probar: ${host}`;
export const resume = 'Volver a enviar';
export const resumed = 'Los mensajes se vuelven a enviar.';
export const end = 'Quitar';
export const endWhich = ({ host }: { host: string }) => `Quitar: ${host}`;
export const endTitle = ({ host }: { host: string }) => `¿No avisar más a ${host}?`;
export const endText = 'Los mensajes en espera ya no se envían. Para volver a avisarle, añádelo de nuevo.';
export const ended = 'A ese programa ya no se le avisa.';

export const add = 'Avisar a un programa';
export const address = 'Dirección del programa';
export const example = 'https://n8n.example/webhook/cocina';
export const addressHint =
  'El programa la muestra donde eliges «webhook». Deja de funcionar cuando sales de esta cocina.';
export const types = '¿De qué hay que avisarle?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'Lo que toca comer, una vez al día a la hora de tus recordatorios',
  'food.added': 'Cuando se añade comida',
  'food.changed': 'Cuando se abre, se congela, se mueve o se usa algo en parte',
  'food.finished': 'Cuando algo se come, se tira o se regala',
  'list.changed': 'Cuando cambia la lista de la compra',
};
export const save = 'Avisarle';
export const cancel = 'Cancelar';
export const secret = 'Secreto de este programa';
export const secretHint =
  'Para programas que piden uno: con él saben que un mensaje viene de aquí. Solo se muestra ahora.';
export const copySecret = 'Copiar el secreto';
export const copied = 'Copiado';
export const copyFailed = 'No se pudo copiar. Selecciónalo y cópialo a mano.';
export const made = 'A partir de ahora se avisa a este programa.';
export const done = 'Listo';
