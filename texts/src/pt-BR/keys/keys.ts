import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#pt-BR/plural.ts';

export const heading = 'Chaves';
export const introduction =
  'Para um programa que pede um “token”: deixe o tablet na geladeira olhar sua cozinha, ou o servidor da casa pôr coisas na lista. Nenhum deles recebe sua senha, e cada chave pode ser encerrada aqui.';
export const make = 'Criar uma chave';
export const none = 'Nenhum programa tem chave ainda.';
export const loadFailed = 'Não foi possível carregar suas chaves';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0
    ? 'Nenhum programa tem chave'
    : plural(count, { one: `${count} chave`, other: `${count} chaves` });

/** A kitchen by its name, or in words of ours. */
const kitchens = (kitchen: string | null) => kitchen ?? 'todas as suas cozinhas';
export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Olha: ${kitchens(kitchen)} · não muda nada`,
  do: ({ kitchen }) => `Olha: ${kitchens(kitchen)} · muda itens e listas`,
};
export const formerKitchen = 'uma cozinha em que você não está mais';
export const neverUsed = 'Nunca usada';
export const lastUsed = ({ moment }: { moment: string }) => `Último uso: ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Sem uso desde ${day}`;
export const worksThrough = ({ day }: { day: string }) => `vale até ${day}`;
export const hasEnded = ({ day }: { day: string }) => `terminou em ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Encerrar',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `Encerrar a chave “${name}”?`;
export const endWarning =
  'O programa que a tem fica de fora na hora. Você pode dar a ele uma nova chave depois.';
export const endConfirm = 'Encerrar';
export const keep = 'Manter';
export const ended = 'A chave não funciona mais.';

export const newKey = 'Uma nova chave';
export const name = 'Para que serve?';
export const nameExample = 'Tablet na geladeira';
export const mayDo = 'Ela pode';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Só olhar', hint: 'itens, quantidades, dias, listas e a página de desperdício' },
  do: {
    label: 'Olhar e mudar',
    hint: 'adicionar itens, comer, jogar fora, mudar listas e receitas',
  },
};
export const inKitchen = 'Em';
export const allKitchens = 'Todas as minhas cozinhas';
export const noKitchen = 'Crie uma cozinha primeiro: uma chave só abre cozinhas.';
export const until = 'Duração';
export const lasting = { quarter: '90 dias', year: '1 ano', ever: 'Sem fim' } as const;
export const never = 'Ela nunca abre sua conta, sua senha, outras chaves nem quem está em uma cozinha.';

export const copyNow = 'Copie agora';
export const onlyNow = 'Ela só aparece esta vez. Perdeu? Encerre e crie outra.';
export const theKey = ({ name }: { name: string }) => `Chave “${name}”`;
export const copy = 'Copiar a chave';
export const copied = 'Chave copiada.';
export const copyFailed = 'Seu navegador não nos deixa copiar. Selecione a chave e copie manualmente.';
export const iHaveIt = 'Já copiei';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Encerrar também a chave do meu programa',
    other: `Encerrar também as ${count} chaves dos meus programas`,
  });
