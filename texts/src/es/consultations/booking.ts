import { plural } from '#es/plural.ts';

export const heading = 'Háblalo con especialistas';
export const introduction =
  'Media hora sobre tu cocina, con alguien que ha visto neveras peores que la tuya.';
export const solheimSpecialty = 'Nutrición y seguridad alimentaria';
export const solheimBio =
  'Dirigió la seguridad alimentaria de un hospital infantil. Te dice qué significa la fecha del envase y cuándo fiarte de tu nariz.';
export const oyelaranSpecialty = 'Cocina sin desperdicio';
export const oyelaranBio =
  'Ha cocinado en restaurantes que pesan la basura cada noche. De una foto de tu nevera saca cinco cenas y una lista corta.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} año de experiencia`, other: `${years} años de experiencia` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' de 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Pedir sesión',
  unseen(` con ${name}`),
];
export const bookAny = 'Pedir una consulta';

export const testimonials = 'Lo que dice la gente';
export const stars = ({ count }: { count: number }) => `${count} de 5 estrellas`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '«En nuestro piso llegó a haber cuatro botes de pesto abiertos. Ahora hay uno, y se sabe de quién es.»';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'comparte cocina con otras tres personas';
export const darioQuote =
  '«Cocino para cinco y compro los sábados. La lista de lo que toca comer es ahora el plan entero.»';
export const darioAuthor = 'Dario';
export const darioRole = 'padre de tres';
export const sunnivaQuote =
  '«Tardé una semana en acostumbrarme a apuntar las cosas. Desde entonces he tirado un solo pepino.»';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'vive sola y viaja mucho';
export const kwameQuote =
  '«Lo pusimos en una tablet junto a la nevera de la oficina. La limpieza de los viernes, con sus etiquetas y sus peleas, se acabó.»';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'responsable de oficina';
export const leonieQuote =
  '«Mi madre olvida lo que ha abierto. A doscientos kilómetros, miro su estante y la llamo por lo del pescado.»';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'está pendiente de dos cocinas';
export const petrQuote =
  '«Media hora con Mateo y dejé de comprar ensalada en bolsa. Solo por eso mereció la pena.»';
export const petrAuthor = 'Petr';
export const petrRole = 'pidió una sesión en primavera';

export const loginRequired = 'Hay que entrar';
export const loginRequiredText = 'Para pedir una consulta tienes que entrar.';
export const login = 'Entrar ahora';
export const alreadyRequested = 'Ya pedida';
export const notSent = 'No enviada';
export const requested = '¡Petición enviada!';
export const kept = 'Petición guardada';
export const requestedByMail = ({ name }: { name: string }) =>
  `Nuestro equipo te escribirá pronto para acordar tu sesión con ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Tu petición de una sesión con ${name} queda guardada para quienes llevan este Crisper. No envía correos, así que tienen que buscarla; está en tu perfil.`;
