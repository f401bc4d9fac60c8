import { plural } from '#sv/plural.ts';

export const pageTitle = 'Så länge håller maten';
export const pageDescription =
  'Hur länge 800 livsmedel håller i kylen, frysen och skafferiet, oöppnade och öppnade, vart och ett med sin källa.';
export const heading = 'Så länge håller maten';
export const introduction =
  'Det här är listan som Crisper uppskattar datum efter. Varje tid är den kortaste som källan anger. Sista förbrukningsdag på förpackningen väger tyngre, och efter bäst före gäller dina ögon och din näsa.';
export const raw = 'Rått kött, rå fågel och rå fisk: ät dem inte efter den här tiden.';
export const search = 'Hitta ett livsmedel';
export const searchHint = 'herrgårdsost, kokt ris, toapapper …';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} livsmedel`, other: `${count} livsmedel` });
export const unknown =
  'Det här känner vi inte till. Crisper ger det inget datum utan frågar dig; du kan leta efter det som det är gjort av.';
export const noFood = 'Det är inte mat.';

export const fridge = 'Kyl';
export const freezer = 'Frys';
export const cupboard = 'Skafferi';
export const opened = ({ time }: { time: string }) => `${time} öppnat`;
export const forEver = 'för alltid';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} dag`, other: `${count} dagar` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} vecka`, other: `${count} veckor` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${count} månad`, other: `${count} månader` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} år`, other: `${count} år` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `även ${names}`;
export const weighs = ({ grams }: { grams: string }) => `en väger ungefär ${grams} g`;
