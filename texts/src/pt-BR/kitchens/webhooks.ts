import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#pt-BR/locale.ts';

export const title = 'Avisar outros programas';
export const text =
  'Home Assistant, Node-RED, n8n e outros podem saber quando algo chega, sai ou precisa ser comido. Eles recebem os nomes e os dias dos seus itens, nada mais, e cada um pode ser encerrado aqui.';
export const list = 'Programas avisados';
export const loadFailed = 'Não foi possível carregar os programas';

const short: Record<WebhookType, string> = {
  'food.due': 'o que precisa ser comido',
  'food.added': 'o que entra',
  'food.changed': 'o que muda',
  'food.finished': 'o que sai',
  'list.changed': 'a lista de compras',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Recebe: ${both.format(types.map((type) => short[type]))}; configurado por ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Nada foi enviado ainda.',
  reached: 'A última mensagem chegou.',
  failing: 'A última mensagem não chegou. Tentamos de novo por cinco dias.',
  paused: 'Nada mais é enviado, porque as mensagens não chegavam.',
};
export const tryIt = 'Testar';
export const tryWhich = ({ host }: { host: string }) => `Testar: ${host}`;
export const resume = 'Enviar de novo';
export const resumed = 'As mensagens voltaram a ser enviadas.';
export const end = 'Encerrar';
export const endWhich = ({ host }: { host: string }) => `Encerrar: ${host}`;
export const endTitle = ({ host }: { host: string }) => `Não avisar mais ${host}?`;
export const endText =
  'As mensagens em espera não são mais enviadas. Para avisar de novo, configure outra vez.';
export const ended = 'Esse programa não é mais avisado.';

export const add = 'Avisar um programa';
export const address = 'Endereço do programa';
export const example = 'https://n8n.example/webhook/cozinha';
export const addressHint =
  'O programa mostra onde você escolhe “webhook”. Termina quando você sai desta cozinha.';
export const types = 'O que ele deve saber?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'O que precisa ser comido, uma vez por dia na hora dos seus lembretes',
  'food.added': 'Quando um item é adicionado',
  'food.changed': 'Quando um item é aberto, congelado, movido ou usado em parte',
  'food.finished': 'Quando um item é comido, jogado fora ou doado',
  'list.changed': 'Quando a lista de compras muda',
};
export const save = 'Avisar';
export const cancel = 'Cancelar';
export const secret = 'Segredo deste programa';
export const secretHint =
  'Para programas que pedem um: com ele, sabem que uma mensagem vem daqui. Ele só aparece agora.';
export const copySecret = 'Copiar o segredo';
export const copied = 'Copiado';
export const copyFailed = 'Não foi possível copiar. Selecione e copie manualmente.';
export const made = 'A partir de agora, este programa é avisado.';
export const done = 'Pronto';
