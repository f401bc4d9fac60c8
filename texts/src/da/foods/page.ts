import { plural } from '#da/plural.ts';

export const pageTitle = 'Hvor længe ting holder';
export const pageDescription =
  'Hvor længe 800 slags mad holder i køleskabet, fryseren og spisekammeret, uåbnet og åbnet, hver med sin kilde.';
export const heading = 'Hvor længe ting holder';
export const introduction =
  'Det er listen, Crisper skønner datoer ud fra. Hver tid er den korteste, kilden nævner. En sidste anvendelsesdato på pakken tæller mere, og det gør dine øjne og din næse efter mindst holdbar til-datoen også.';
export const raw = 'Råt kød, fjerkræ og fisk: spis det ikke efter denne tid.';
export const search = 'Find mad';
export const searchHint = 'gouda, kogte ris, toiletpapir …';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} slags mad`, other: `${count} slags mad` });
export const unknown =
  'Det kender vi ikke. Crisper giver det ingen dato og spørger dig; du kan søge efter det, det er lavet af.';
export const noFood = 'Det er ikke mad.';

export const fridge = 'Køleskab';
export const freezer = 'Fryser';
export const cupboard = 'Spisekammer';
export const opened = ({ time }: { time: string }) => `${time} åbnet`;
export const forEver = 'for evigt';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} dag`, other: `${count} dage` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} uge`, other: `${count} uger` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${count} måned`, other: `${count} måneder` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} år`, other: `${count} år` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `også ${names}`;
export const weighs = ({ grams }: { grams: string }) => `én vejer cirka ${grams} g`;
