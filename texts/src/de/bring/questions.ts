import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#de/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, { one: `Bis wann ist ${count} davon gut?`, other: `Bis wann sind ${count} davon gut?` });

export const askedOnce = 'Einmal gefragt, für alle';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Was kommt zuerst, der Tag oder der Monat?',
  price: ({ about }) =>
    about ? `Die Preise sind in ${about}. Wofür gelten sie?` : 'Wofür gelten die Preise?',
  place: ({ about }) => `Wo ist „${about}“?`,
  unit: ({ about }) => `Was meint die Datei mit „${about}“?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} Ding ist im Gefrierfach, und sein Datum ist vorbei. Wann wurde es eingefroren?`,
      other: `${count} Dinge sind im Gefrierfach, und ihr Datum ist vorbei. Wann wurden sie eingefroren?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} Ding im Gefrierfach hat ein Datum, das noch kommt. Was bedeutet es?`,
      other: `${count} Dinge im Gefrierfach haben ein Datum, das noch kommt. Was bedeutet es?`,
    }),
  never: ({ count }) => `${goodUntil(count)} In der Datei steht: nie.`,
  undated: ({ count }) => `${goodUntil(count)} In der Datei steht es nicht.`,
  'made-up': ({ count }) => `${goodUntil(count)} In der Datei steht der Tag des Einkaufs.`,
  date: ({ about }) => `Welcher Tag ist „${about}“?`,
  amount: ({ about }) => `Was ist „${about}“?`,
  'odd-price': ({ about }) => `Hat es ${about} gekostet? Das ist weit weg von allem anderen.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} von ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  titles.join(', ') +
  (more > 0 ? plural(more, { one: ` und ${more} weiteres`, other: ` und ${more} weitere` }) : '');

export const guess = 'Schätzen, wie lange sich so etwas hält';
export const none = 'Sie halten sich: kein Datum';
export const guessHint = 'gestrichelt, bis du es sagst';
export const noneHint = 'daran wird niemand erinnert';
export const newPlaceHint = 'er erscheint in der Küche';
export const unknown = 'Noch kein Datum; die Küche fragt später';
export const keepDate = 'Das stimmt so';
export const noDate = 'Es hält sich: kein Datum';
export const noPrice = 'Preis weglassen';
export const keepPrice = 'Ja, hat es';
export const frozen = { unknown: 'Weiß ich nicht', before: 'Vor diesem Datum', today: 'Heute' };
/** What comes of each answer. */
export const frozenHint = {
  unknown:
    'rohes Fleisch, roher Fisch und was über dem Verbrauchsdatum ist: nicht mehr essen; der Rest: schauen, riechen, probieren',
  before: 'ab diesem Datum oder ab dem Einkauf zählen die üblichen Monate',
  today: 'wessen Verbrauchsdatum vorbei ist, bleibt weg: nicht mehr essen',
};
export const freezerDay = 'Bis dahin im Gefrierfach gut';
export const freezerDayHint = 'egal, wann es eingefroren wurde';
export const packDay = 'Das Datum der Packung: heute eingefroren';
export const packDayHint = 'ab heute zählen die üblichen Monate';
export const order = {
  'day-first': ({ day }: { day: string }) => `Zuerst der Tag: ${day}`,
  'month-first': ({ day }: { day: string }) => `Zuerst der Monat: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `Für alles zusammen, in ${currency}`,
  each: ({ currency }: { currency: string }) => `Für jedes einzeln, in ${currency}`,
  none: 'Preise weglassen',
};
export const newPlace = ({ name }: { name: string }) => `An einem neuen Platz, ${name}`;
export const units = {
  piece: 'Stück',
  pack: 'Packungen',
  portion: 'Portionen',
  g: 'Gramm',
  ml: 'Milliliter',
};
