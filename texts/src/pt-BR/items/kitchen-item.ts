import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

export const pageDescription = 'Um item da cozinha e a sua história.';
export const loading = 'Carregando o item…';
export const loadFailed = 'Não foi possível carregar o item';
export const missing = 'Isto não está na cozinha';
export const missingText = 'Pode estar em outra cozinha, ou o link não está completo.';

export const goToKitchen = 'Ir para a cozinha';

export const everybodys = 'de todos';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Adicionado por ${name}, ${day}`;
export const goodThrough = 'Bom até';
export const cost = ({ price }: { price: string }) => `custou ${price}`;
export const noDate = 'Sem data: dura bastante';
export const noDateYet = 'Ainda sem data';

export const belongsTo = 'É de…';
export const whose = 'De quem é?';
export const everybody = 'Todos';
export const you = 'Você';
export const change = 'Alterar';

export const changeHeading = 'Alterar o item';
export const save = 'Salvar';
export const discardHeading = 'Descartar as alterações?';
export const discardHint = 'O que você alterou aqui não foi salvo.';
export const discard = 'Descartar';
export const keepEditing = 'Continuar editando';

export const note = 'Minha nota';
export const noteIsPrivate = 'Só você vê';
export const noteHint = 'Para as panquecas de domingo';
export const saveNote = 'Salvar nota';
export const removeNote = 'Remover nota';
export const noteSaved = 'Nota salva';
export const noteRemoved = 'Nota removida';

export const history = 'O que aconteceu';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Desfazer',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'você' : (name ?? 'alguém'));
/** Who did it stands behind what was done, which thus agrees with nobody. */
const by = (who: Who) =>
  who.program === null ? `por ${person(who)}` : `por ${person(who)}, via ${who.program}`;

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `Adicionado ${by(who)}`,
  'item-imported': (who) => `Trazido de outro lugar ${by(who)}`,
  'item-unimported': (who) => `Retirado ${by(who)}, com tudo o que veio junto`,
  'item-updated': (who) => `Alterado ${by(who)}`,
  'item-eaten': (who) => `Comido ${by(who)}`,
  'item-wasted': (who) => `Jogado fora ${by(who)}`,
  'item-given-away': (who) => `Doado ${by(who)}`,
  'item-used': (who) => `Comido em parte ${by(who)}`,
  'item-opened': (who) => `Aberto ${by(who)}`,
  'item-frozen': (who) => `Congelado ${by(who)}`,
  'item-thawed': (who) => `Descongelado ${by(who)}`,
  'item-placed': (who) => `Posto em outro lugar ${by(who)}`,
  'item-split': (who) => `Separado em parte ${by(who)}`,
  'item-removed': (who) => `Retirado ${by(who)}`,
  'item-brought-back': (who) => `Trazido de volta ${by(who)}`,
  undone: (who) => `Desfeito ${by(who)}`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `Adicionado ${by(who)}, sobra do prato “${dish}”`,
  'item-eaten': ({ who, dish }) => `Usado até o fim ${by(who)} em “${dish}”`,
  'item-used': ({ who, dish, amount }) => `Usado ${by(who)} em “${dish}”: ${amount ?? 'uma parte'}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `Passado para todos ${by(who)}` : `Passado para ${to} ${by(who)}`;
export const movedIn = ({ who }: { who: Who }) => `Trazido da geladeira aberta para cá ${by(who)}`;
export const movedOut = ({ who }: { who: Who }) => `Levado para a geladeira aberta ${by(who)}`;

const labels: Record<ChangeableField, string> = {
  title: 'Nome',
  category: 'Categoria',
  quantity: 'Quantidade',
  amount: 'Quanto resta',
  place: 'Lugar',
  price: 'Preço',
  expiryDate: 'Bom até',
  description: 'Descrição',
  image: 'Imagem',
  belongsTo: 'De quem',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]}: ${before}, agora ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `Alterado: ${labels[field]}`;
export const nothing = 'nada';
