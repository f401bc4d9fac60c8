import { plural } from '#nl/plural.ts';

export const pageTitle = 'Hoe lang iets goed blijft';
export const pageDescription =
  'Hoe lang 800 levensmiddelen goed blijven in de koelkast, de vriezer en de kast, dicht en geopend, elk met bron.';
export const heading = 'Hoe lang iets goed blijft';
export const introduction =
  'Met deze lijst schat Crisper datums. Elke tijd is de kortste die de bron geeft. Een TGT-datum op het pak gaat voor, en na een THT-datum gaan je ogen en je neus voor.';
export const raw = 'Rauw vlees, gevogelte en vis: na deze tijd niet meer eten.';
export const search = 'Zoek iets op';
export const searchHint = 'jonge kaas, gekookte rijst, wc-papier …';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} resultaat`, other: `${count} resultaten` });
export const unknown =
  'Dit kennen we niet. Crisper geeft het geen datum en vraagt het je; je kunt zoeken waar het van gemaakt is.';
export const noFood = 'Dat is geen eten.';

export const fridge = 'Koelkast';
export const freezer = 'Vriezer';
export const cupboard = 'Kast';
export const opened = ({ time }: { time: string }) => `${time} geopend`;
export const forEver = 'altijd';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} dag`, other: `${count} dagen` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} week`, other: `${count} weken` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${count} maand`, other: `${count} maanden` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} jaar`, other: `${count} jaar` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `ook ${names}`;
export const weighs = ({ grams }: { grams: string }) => `een stuk weegt ongeveer ${grams} g`;
