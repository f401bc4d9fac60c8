import { plural } from '#es/plural.ts';

export const pageTitle = 'Cocinas';
export const pageDescription = 'Las cocinas que compartes con otras personas y la nevera abierta.';
export const heading = 'Cocinas';
export const introduction = 'Lo que hay en una cocina solo lo ve su gente.';
export const loading = 'Cargando tus cocinas…';
export const loadFailed = 'No se pudieron cargar tus cocinas';
export const yourKitchens = 'Tus cocinas';

/** In the profile. */
export const inKitchens = 'Estás en';
export const inNone = 'Aún no estás en ninguna cocina.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} para comer hoy`;
export const nothingToday = 'Hoy no hay que comer nada';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Se cierra en un día', other: `Se cierra en ${days} días` });

export const oneMore = '¿Una más?';
export const start = 'Crear una cocina';
export const startText = 'En casa, en el piso, en la oficina. Solo la ven las personas que invites.';
export const join = 'Unirse a una';
export const joinText = 'Con un enlace o un código QR';

export const publicFridge = 'La nevera abierta';
export const publicFridgeText = 'Cualquiera puede mirar en ella, y con una cuenta también añadir.';

export const whose = '¿De quién va a ser la cocina?';
export const several = 'Puedes estar en varias y dejar la que quieras.';
export const lookAround = 'Primero, mirar la nevera abierta';
export const notNow = 'Ahora no';

export const startTitle = '¿Cómo se llama?';
export const name = 'Nombre de la cocina';
export const nameHint = 'Puedes cambiarlo cuando quieras.';
export const suggestedName = ({ person }: { person: string }) => `Cocina de ${person}`;
export const plainName = 'Nuestra cocina';
export const currency = 'Moneda';
export const currencyHint = 'Para lo que cuesta la comida. Se puede cambiar después.';
export const chooseCurrency = 'Elige una moneda';
export const startNow = 'Crear';
export const starting = 'Creando…';

export const joinTitle = 'Unirse a una cocina';
export const joinHow =
  'Alguien de la cocina te envía un enlace o te enseña un código para la cámara del móvil. Abre el enlace o pégalo aquí.';
export const link = 'El enlace que te han enviado';
export const goOn = 'Seguir';
export const noLink = 'Esto no es una invitación. Copia el enlace entero, hasta la última letra.';
