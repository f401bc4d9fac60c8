import { locale } from './locale.ts';

export const heading = 'Calendário';
export const introduction =
  'Todas as datas da sua comida, no calendário que você já usa. Quem tem o endereço pode ler as datas, então guarde só para você.';
export const loadFailed = 'Não foi possível carregar o endereço do seu calendário';

export const address = 'O endereço do seu calendário';
export const addressHint =
  'Adicione como calendário por URL. Ele só aparece agora; se você perder, crie outro.';
export const copyAddress = 'Copiar endereço';
export const copiedToast = 'Endereço copiado.';
export const copyFailedToast =
  'Seu navegador não nos deixa copiar. Selecione o endereço e copie manualmente.';
export const openInProgram = 'Abrir no meu calendário';

export const madeOn = ({ date }: { date: string }) =>
  `Você tem um endereço desde ${date}. Não podemos mostrá-lo de novo.`;
export const endedOn = ({ date }: { date: string }) =>
  `O endereço que você tinha deixou de valer em ${date}, porque você mudou a senha ou saiu de todos os aparelhos. Os calendários que o usam não recebem mais nada; crie um novo para eles.`;
export const makeAddress = 'Criar um endereço';
export const makeNewAddress = 'Criar um novo endereço';
export const turnOff = 'Desativar';

export const renewTitle = 'Criar um novo endereço?';
export const renewWarning = 'Os calendários que usam o antigo deixam de receber suas datas.';
export const renewConfirm = 'Criar um novo';
export const revokeTitle = 'Desativar o endereço?';
export const revokeWarning = 'Os calendários que usam o endereço deixam de receber suas datas.';
export const revokedToast = 'O endereço do calendário não funciona mais.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Último dia bom, mais ou menos: ${title}` : `Último dia bom: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, quantidade: ${quantity.toLocaleString(locale)}${isUseBy ? '. Não comer depois deste dia.' : ''}`;
