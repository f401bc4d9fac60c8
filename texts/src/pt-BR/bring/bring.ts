import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#pt-BR/plural.ts';

type Counted = { count: number };

export const heading = 'Trazer seus itens';
export const pageDescription = 'Traga o que você tem em uma planilha, uma lista ou outro programa.';
export const intro = 'De uma planilha, uma lista, Grocy, EverShelf, Homebox, Tandoor ou outro Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `em “${kitchen}”`;

export const chooseFile = 'Escolher um arquivo';
export const dropHere = 'ou solte em qualquer lugar desta página';
export const paste = 'Ou cole uma lista ou células de uma planilha';
export const pasteExample = '6 iogurtes 20/11\n500 g de carne moída, consumir até sexta\nmanteiga';
export const read = 'Ler';
export const reading = 'Lendo…';
export const nothingInYet = 'Nada entrou ainda. Você vê tudo antes de adicionar.';
export const staysHere =
  'Planilhas, listas e JSON são lidos neste aparelho. Um banco de dados é lido pelo seu servidor, que não guarda nada dele.';
export const howTo = 'Onde encontrar o arquivo';

const things = (count: number) => plural(count, { one: `${count} item`, other: `${count} itens` });
const places = (count: number) => plural(count, { one: `${count} lugar`, other: `${count} lugares` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Uma cozinha do Grocy',
  evershelf: 'Uma despensa do EverShelf',
  homebox: 'Uma casa do Homebox',
  tandoor: 'O inventário do Tandoor',
  kitchenowl: 'Nomes que o KitchenOwl conhece',
  mealie: 'Uma lista do Mealie',
  crisper: 'Uma cozinha do Crisper',
  spreadsheet: 'Uma planilha',
  text: 'Uma lista',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} em ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `receitas (${count})`,
  'shopping-lists': (count) => `listas de compras (${count})`,
  pictures: (count) => `imagens (${count})`,
  'own-fields': (count) => `campos próprios (${count})`,
  'empty-rows': (count) => `linhas vazias (${count})`,
};
export const readHere = 'lido neste aparelho, sem enviar a lugar nenhum';
export const readByServer = 'lido pelo seu servidor, que não guardou nada';
export const comparedLater =
  'O servidor não responde agora. O que já veio antes fica de fora na hora de adicionar.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `O que fica lá: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'As receitas vêm por Cozinhar, dos arquivos indicados lá.';

export const groups = 'O que foi encontrado';
/** Each below its figure. */
export const clear = 'sem dúvida';
export const toLookAt = 'a conferir';
export const leftOut = 'de fora';
export const nothingClear = 'Nada está sem dúvida.';
export const nothingToLookAt = 'Não há nada a perguntar.';
export const nothingLeftOut = 'Nada ficou de fora.';
export const showMore = ({ count }: Counted) =>
  plural(count, { one: `Mostrar mais ${count}`, other: `Mostrar mais ${count}` });
export const putInAllTheSame = 'Adicionar mesmo assim';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Adicionar mesmo assim: ${title}`;
export const sayDay = 'Dizer o dia';
export const sayDayOf = ({ title }: { title: string }) => `Dizer o dia: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Adicionar: ${title}`;
export const inRow = ({ at }: { at: number }) => `linha ${at}`;
export const noDate = 'sem data';
export const keeps = 'dura bastante';
export const about = ({ day }: { day: string }) => `por volta de ${day}`;
export const inTheFile = ({ day }: { day: string }) => `no arquivo: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'não comer',
  'look-smell-taste': 'veja, cheire, prove',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'você deixou de fora',
  'use-by-passed': 'a data “consumir até” já passou: não comer',
  'already-here': 'já está aqui',
  'not-food': 'não é comida',
  'not-marked-as-food': 'nenhuma etiqueta diz que é comida',
  'only-a-name': 'só um nome; nada diz que você tem',
  'used-up': 'acabou',
  total: 'uma soma',
  heading: 'um título',
  'error-value': 'a planilha mostra um erro ali',
  'no-name': 'não tem nome',
};

export const put = ({ count }: Counted) => `Adicionar ${count}`;
export const putting = ({ count }: Counted) => `Adicionando ${things(count)}…`;
export const nothingIsIn = 'Nada entrou ainda.';
export const another = 'Outro arquivo';
export const tooMany = ({ most }: { most: number }) => `Uma cozinha tem espaço para ${most} itens.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `${count} item adicionado`, other: `${count} itens adicionados` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} já tinha vindo.`, other: `${count} já tinham vindo.` });
export const toKitchen = 'Ver os itens';
export const undoHint = 'Por sete dias você pode desfazer, aqui e nas configurações da cozinha.';
