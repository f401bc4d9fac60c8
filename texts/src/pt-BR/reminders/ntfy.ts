import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Por ntfy';
export const introduction =
  'O ntfy é um app gratuito que mostra avisos no celular, também de um Crisper em casa que não envia e-mails. Escolha um tópico nele e digite aqui o endereço.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Seus lembretes vão para este tópico.',
  reached: 'Seus lembretes vão para este tópico. O último chegou lá.',
  failed: 'O último lembrete não chegou lá e foi por outro caminho, se você tiver um.',
};
export const topic = 'Endereço do tópico';
export const example = 'https://ntfy.sh/nossa-geladeira-7Kq2';
export const hint =
  'Quem conhece o tópico pode ler o que é enviado para lá, então dê a ele um nome que ninguém adivinhe.';
export const save = 'Lembrar por lá';
export const tryIt = 'Testar';
export const remove = 'Remover';
export const saved = 'Os lembretes vão para este tópico.';
export const removed = 'Os lembretes não vão mais para um tópico do ntfy.';
