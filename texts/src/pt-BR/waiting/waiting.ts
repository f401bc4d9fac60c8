import { plural } from '#pt-BR/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Sem conexão' : `Sem conexão · atualizado: ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'Servidor ocupado · nova tentativa automática',
  trouble: 'Servidor com problemas · nova tentativa automática',
};
export const toSend = ({ count }: { count: number }) =>
  plural(count, { one: `${count} a enviar`, other: `${count} a enviar` });

/** The list of what waits. */
export const waitingList = 'O que falta enviar';
export const waitingHint = 'Vai sozinho, nesta ordem, assim que o servidor responder.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} coisa que você fez ainda não foi enviada. Se sair da conta agora, ela se perde.`,
    other: `${count} coisas que você fez ainda não foram enviadas. Se sair da conta agora, elas se perdem.`,
  });
