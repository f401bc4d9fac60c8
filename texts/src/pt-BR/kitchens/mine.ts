import { plural } from '#pt-BR/plural.ts';

export const pageTitle = 'Cozinhas';
export const pageDescription = 'As cozinhas que você compartilha com outras pessoas e a geladeira aberta.';
export const heading = 'Cozinhas';
export const introduction = 'Só quem está em uma cozinha vê o que tem nela.';
export const loading = 'Carregando suas cozinhas…';
export const loadFailed = 'Não foi possível carregar suas cozinhas';
export const yourKitchens = 'Suas cozinhas';

/** In the profile. */
export const inKitchens = 'Você está em';
export const inNone = 'Você ainda não está em nenhuma cozinha.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} para comer hoje`;
export const nothingToday = 'Nada precisa ser comido hoje';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Termina em menos de um dia', other: `Termina em ${days} dias` });

export const oneMore = 'Mais uma?';
export const start = 'Criar uma cozinha';
export const startText = 'Em casa, na república, no escritório. Só quem você convida vê.';
export const join = 'Participar de uma';
export const joinText = 'Com um link ou um QR code';

export const publicFridge = 'A geladeira aberta';
export const publicFridgeText = 'Todo mundo pode olhar, e quem tem conta pode pôr coisas nela.';

export const whose = 'Uma cozinha sua ou de outra pessoa?';
export const several = 'Você pode estar em várias e sair de qualquer uma.';
export const lookAround = 'Ver primeiro a geladeira aberta';
export const notNow = 'Agora não';

export const startTitle = 'Como ela se chama?';
export const name = 'Nome da cozinha';
export const nameHint = 'Você pode mudar quando quiser.';
export const suggestedName = ({ person }: { person: string }) => `Cozinha de ${person}`;
export const plainName = 'Nossa cozinha';
export const currency = 'Moeda';
export const currencyHint = 'Para o preço da comida. Dá para mudar depois.';
export const chooseCurrency = 'Escolha uma moeda';
export const startNow = 'Criar';
export const starting = 'Criando…';

export const joinTitle = 'Participar de uma cozinha';
export const joinHow =
  'Alguém da cozinha manda um link ou mostra um código para a câmera do seu celular. Abra o link ou cole aqui.';
export const link = 'O link que você recebeu';
export const goOn = 'Continuar';
export const noLink = 'Isto não é um convite. Copie o link inteiro, até a última letra.';
