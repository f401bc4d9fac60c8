import { plural } from '#nl/plural.ts';

export const heading = 'Praat erover met een deskundige';
export const introduction =
  'Een half uur over jouw keuken, met iemand die ergere koelkasten heeft gezien dan de jouwe.';
export const solheimSpecialty = 'Voeding en voedselveiligheid';
export const solheimBio =
  'Leidde de voedselveiligheid van een kinderziekenhuis. Ze legt uit wat de datum op het pak betekent, en wanneer je beter op je neus vertrouwt.';
export const oyelaranSpecialty = 'Koken zonder verspilling';
export const oyelaranBio =
  'Kookte in restaurants die elke avond hun vuilnisbak wegen. Hij maakt van een foto van je koelkast vijf avondmaaltijden en een korte lijst.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} jaar ervaring`, other: `${years} jaar ervaring` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' van 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Gesprek aanvragen',
  unseen(` met ${name}`),
];
export const bookAny = 'Vraag een gesprek aan';

export const testimonials = 'Wat mensen zeggen';
export const stars = ({ count }: { count: number }) => `${count} van 5 sterren`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '‘In ons huis stonden altijd vier open potjes pesto. Nu is het er één, en iedereen weet van wie.’';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'deelt een keuken met drie anderen';
export const darioQuote =
  '‘Ik kook voor vijf en doe op zaterdag boodschappen. De lijst van wat op moet, is nu het hele plan.’';
export const darioAuthor = 'Dario';
export const darioRole = 'vader van drie';
export const sunnivaQuote =
  '‘Na een week was toevoegen een gewoonte. Sindsdien heb ik één komkommer weggegooid.’';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'woont alleen, is veel op reis';
export const kwameQuote =
  '‘Bij ons hangt het op een tablet naast de koelkast op kantoor. De grote opruiming op vrijdag, met stickers en geruzie, is verleden tijd.’';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'officemanager';
export const leonieQuote =
  '‘Mijn moeder vergeet wat ze heeft geopend. Ik kijk van tweehonderd kilometer ver op haar plank en bel over de vis.’';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'zorgt voor twee keukens';
export const petrQuote =
  '‘Een half uur met Mateo, en ik koop geen sla in zakken meer. Dat alleen al was het waard.’';
export const petrAuthor = 'Petr';
export const petrRole = 'had in het voorjaar een gesprek';

export const loginRequired = 'Log eerst in';
export const loginRequiredText = 'Om een gesprek aan te vragen moet je ingelogd zijn.';
export const login = 'Inloggen';
export const alreadyRequested = 'Al aangevraagd';
export const notSent = 'Niet verstuurd';
export const requested = 'Aanvraag verstuurd!';
export const kept = 'Aanvraag bewaard';
export const requestedByMail = ({ name }: { name: string }) =>
  `Ons team schrijft je binnenkort om een moment af te spreken voor je gesprek met ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Je aanvraag voor een gesprek met ${name} is bewaard voor wie deze Crisper beheert. Er gaat hier geen mail uit, dus je aanvraag moet worden opgezocht; in je profiel staat hij ook.`;
