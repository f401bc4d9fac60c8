import { plural } from '#da/plural.ts';

export const heading = 'Tal det igennem med en specialist';
export const introduction = 'En halv time om dit køkken med en, der har set værre køleskabe end dit.';
export const solheimSpecialty = 'Ernæring og fødevaresikkerhed';
export const solheimBio =
  'Stod for fødevaresikkerheden på et børnehospital. Fortæller dig, hvad datoen på pakken betyder, og hvornår du hellere skal stole på din næse.';
export const oyelaranSpecialty = 'Madlavning uden spild';
export const oyelaranBio =
  'Har været kok på restauranter, der vejer deres affald hver aften. Gør et foto af dit køleskab til fem aftensmåltider og en kort indkøbsliste.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} års erfaring`, other: `${years} års erfaring` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' ud af 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Book samtale',
  unseen(` med ${name}`),
];
export const bookAny = 'Book en samtale';

export const testimonials = 'Hvad folk siger';
export const stars = ({ count }: { count: number }) => `${count} ud af 5 stjerner`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '»I vores bofællesskab havde vi engang fire åbne glas pesto. Nu har vi ét, og alle ved, hvis det er.«';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'deler køkken med tre andre';
export const darioQuote =
  '»Jeg laver mad til fem og køber ind om lørdagen. Listen over det, der skal spises, er nu hele planen.«';
export const darioAuthor = 'Dario';
export const darioRole = 'far til tre';
export const sunnivaQuote =
  '»Det tog mig en uge at vænne mig til at skrive ting ind. Siden har jeg smidt én agurk ud.«';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'bor alene og rejser meget';
export const kwameQuote =
  '»Vi har den på en tablet ved kontorets køleskab. Fredagens oprydning med sedler og skænderier er væk.«';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'kontorchef';
export const leonieQuote =
  '»Min mor glemmer, hvad hun har åbnet. Jeg kigger på hendes hylde fra to hundrede kilometers afstand og ringer om fisken.«';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'passer to køkkener';
export const petrQuote =
  '»En halv time med Mateo, og jeg holdt op med at købe salat i poser. Alene det var det værd.«';
export const petrAuthor = 'Petr';
export const petrRole = 'bookede en samtale i foråret';

export const loginRequired = 'Log ind først';
export const loginRequiredText = 'Du skal logge ind for at booke en samtale.';
export const login = 'Log ind nu';
export const alreadyRequested = 'Du har allerede spurgt';
export const notSent = 'Ikke sendt';
export const requested = 'Forespørgslen er sendt!';
export const kept = 'Forespørgslen er gemt';
export const requestedByMail = ({ name }: { name: string }) =>
  `Vores team kontakter dig snart for at finde en tid til din samtale med ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Din forespørgsel om en samtale med ${name} ligger hos dem, der driver dette Crisper. Det sender ingen mails, så de skal selv kigge efter den; den står også i din profil.`;
