import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#pt-BR/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Pessoas · ${kitchen}`;
export const pageDescription = 'Quem está na cozinha e quem pode fazer o quê.';
export const loadFailed = 'Não foi possível carregar as pessoas';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} pessoa`, other: `${count} pessoas` });

export const you = 'você';
export const since = ({ date }: { date: string }) => `desde ${date}`;
export const more = ({ name }: { name: string }) => `Mais: ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Tornar ${name} responsável`,
  member: ({ name }) => `Tornar ${name} membro`,
  guest: ({ name }) => `Tornar ${name} visita`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Virar responsável',
  member: 'Virar membro',
  guest: 'Virar visita',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} agora é responsável.`,
  member: ({ name }) => `${name} agora é membro.`,
  guest: ({ name }) => `${name} agora é visita.`,
};
export const demoteTitle = 'Deixar de ser responsável?';
export const demoteText = 'Só outra pessoa responsável pode devolver esse papel a você.';
export const demote = 'Sim, quero isso';

export const handOver = ({ name }: { name: string }) => `Passar a cozinha para ${name}`;
export const handOverMeaning = 'e virar membro';
export const handOverTitle = ({ name }: { name: string }) => `Passar para ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} vira responsável por “${kitchen}”, e você vira membro. Só uma pessoa responsável pode mudar isso depois.`;
export const handOverNow = 'Passar';
export const handedOver = ({ name }: { name: string }) => `${name} agora é responsável pela cozinha.`;

export const remove = ({ name }: { name: string }) => `Remover ${name}`;
export const removeMeaning = 'o que é dessa pessoa passa a ser de todos';
export const removeTitle = ({ name }: { name: string }) => `Remover ${name}?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} não vê mais “${kitchen}”. O que é dessa pessoa passa a ser de todos. Todos os convites abertos são encerrados, para ninguém voltar por um deles.`;
export const removeNow = 'Remover';
export const removed = ({ name }: { name: string }) => `${name} não está mais na cozinha.`;

export const leave = 'Sair desta cozinha';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Sair',
  unseen(`: ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `Sair de “${kitchen}”?`;
export const leaveText =
  'Você não vê mais o que tem nela, e o que é seu passa a ser de todos. Todos os convites abertos são encerrados. Para voltar, você precisa de um novo.';
export const leaveNow = 'Sair';
export const left = ({ kitchen }: { kitchen: string }) => `Você saiu de “${kitchen}”.`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Só você está nela, então sair encerra a cozinha: em ${days} dias ela é excluída com tudo o que tem. Até lá, você pode voltar atrás nas configurações dela.`;
export const leaveAloneNow = 'Sair e encerrar';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `“${kitchen}” termina em ${days} dias. Até lá, você pode voltar atrás nas configurações dela.`;
export const lastOwnerTitle = 'Quem assume?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Só você é responsável por “${kitchen}”. Escolha quem assume a partir de agora; depois você sai.`;
export const handOverAndLeave = 'Passar e sair';
