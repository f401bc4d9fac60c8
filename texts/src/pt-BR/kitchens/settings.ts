import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Configurações · ${kitchen}`;
export const pageDescription =
  'O nome da cozinha, lugares, moeda e fuso horário, tudo o que tem nela em um arquivo, e o fim dela.';

export const saved = 'Salvo.';

export const name = 'Nome';
export const nameText = 'Como todo mundo daqui chama a cozinha.';
export const saveName = 'Salvar o nome';

export const money = 'Moeda';
export const moneyText = 'Para os preços do que está na cozinha.';
export const saveMoney = 'Salvar a moeda';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Fuso horário';
export const timeZoneText = 'Decide quando começa o dia nesta cozinha.';
export const saveTimeZone = 'Salvar o fuso horário';

export const places = 'Lugares';
export const placesText =
  'Toda cozinha tem geladeira, freezer e despensa. Adicione os seus: o que vai para um freezer conta como congelado.';
export const placeName = 'Nome do lugar';
export const placeHint = 'Área de serviço';
export const placeKind = 'Como ele é';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Uma geladeira',
  freezer: 'Um freezer',
  pantry: 'Uma despensa: nem gelado nem congelado',
};
export const addPlace = 'Adicionar o lugar';
export const savePlace = 'Salvar o lugar';
export const renamePlace = ({ name: place }: { name: string }) => `Renomear “${place}”`;
export const removePlace = 'Remover o lugar';
export const removePlaceTitle = ({ name: place }: { name: string }) => `Remover “${place}”?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'O que está lá passa para a geladeira.',
  freezer: 'O que está lá passa para o freezer e continua congelado.',
  pantry: 'O que está lá passa para a despensa.',
};
export const removePlaceNow = 'Remover';
export const keepPlace = 'Manter';
export const placesFull = ({ most }: { most: number }) =>
  `Uma cozinha tem no máximo ${most} lugares próprios. Remova um para adicionar outro.`;

export const onlyOwners = 'Só responsáveis podem mudar estas configurações.';

export const end = 'Encerrar esta cozinha';
export const endText = ({ days }: { days: number }) =>
  `Ela continua por mais ${days} dias, em que uma pessoa responsável pode voltar atrás. Depois, a cozinha e tudo o que tem nela são excluídos.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `Encerrar “${kitchen}”?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Todo mundo nela fica sabendo em cada página. Você tem ${days} dias para voltar atrás.`;
export const endNow = 'Encerrar';
export const keep = 'Manter';
export const endsOn = ({ date }: { date: string }) => `Esta cozinha termina em ${date}.`;
export const takeBack = 'Voltar atrás';
export const takenBack = 'A cozinha continua.';

export const everything = 'Tudo em um arquivo';
export const everythingText =
  'O que está na cozinha, para guardar ou levar para outro lugar. Outro Crisper lê cada um destes arquivos.';
export const saveAs = {
  xlsx: 'Salvar como planilha',
  csv: 'Salvar como CSV',
  json: 'Salvar como JSON',
};
export const saveAsText = {
  xlsx: 'Os itens, para Excel, LibreOffice e Google Sheets.',
  csv: 'Os itens, para qualquer outro programa.',
  json: 'Os itens, o histórico, as listas de compras, as receitas e os lugares.',
};
