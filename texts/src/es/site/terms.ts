export const pageTitle = 'Términos y condiciones';
export const pageDescription =
  'El acuerdo entre tú y Crisper, en seis secciones cortas: cuentas, tu parte, tus datos y nuestra responsabilidad.';
export const heading = 'Términos y condiciones';
export const lead =
  'El acuerdo entre tú y nosotros. Seis secciones cortas; la de seguridad alimentaria es la que hay que leer dos veces. Esto es una traducción; solo el texto inglés es vinculante.';

export const introductionHeading = 'Introducción';
export const introduction =
  'Crisper es un servicio gratuito que lleva la cuenta de la comida y sus fechas para casas y cocinas compartidas. Al usarlo, con cuenta o sin ella, aceptas estos términos. Si no puedes aceptarlos, no lo uses.';

export const accountHeading = 'Crear una cuenta';
export const accountNeeded =
  'Puedes mirar y leer sin cuenta. Para añadir alimentos necesitas una, creada con un correo que sea tuyo o con Google. Da un nombre por el que te conozca tu cocina: aparece junto a tu comida.';
export const accountPassword =
  'Guarda tu contraseña para ti: lo que se haga desde tu cuenta vale como hecho por ti. Si crees que otra persona la usa, cambia la contraseña y dínoslo.';

export const responsibilitiesHeading = 'Tu responsabilidad';
export const responsibleForContent =
  'Lo que pones en la nevera abierta es público, con tu nombre al lado y, para quien ha entrado, tu correo, salvo que elijas otra cosa en tu perfil. Lo que pones en una cocina es para la gente que está en ella. Añade por eso solo lo que tengas derecho a compartir, y nada ilegal, insultante o privado de otra persona. Usa solo imágenes que puedas usar.';
export const responsibleForUse =
  'No intentes leer o cambiar lo que es de otras cuentas, saltarte los límites del servicio ni cargarlo tanto que otras personas no puedan usarlo. Podemos quitar alimentos y cerrar cuentas que incumplan estas reglas.';

export const dataHeading = 'Tus datos';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'Para hacer su trabajo, Crisper guarda tu cuenta, tus alimentos y un poco sobre tu dispositivo. Nuestra ',
  privacyPolicy('política de privacidad'),
  ' dice qué exactamente, quién puede verlo y cómo hacer que se borre. Forma parte de estos términos.',
];

export const liabilityHeading = 'Límites de nuestra responsabilidad';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper cuenta días. No puede ver, oler ni probar tu comida, y no asume ninguna responsabilidad por decisiones de seguridad alimentaria.',
  ),
  ' La marca «fresco» dice que una fecha está por llegar, no que algo sea seguro para comer. Sigue la etiqueta, guarda la comida como pide y, ante la duda, tírala. Nuestros artículos, los consejos para conservar y la calculadora de IMC son información general y no consejo médico.',
];
export const noWarranty =
  'El servicio se ofrece tal cual. Trabajamos para que funcione y sea correcto, pero no podemos prometer que nunca se interrumpa ni se equivoque y, hasta donde permite la ley, no respondemos de pérdidas por confiar en él, incluida la comida estropeada y las notificaciones que no llegaron.';

export const changesHeading = 'Cambios en estos términos';
export const changes =
  'Podemos cambiar estos términos cuando cambia el servicio. La versión vigente está siempre en esta página; los cambios importantes se anuncian en ella antes de que entren en vigor. Seguir usando Crisper después significa que los aceptas.';

export const contactHeading = 'Contacto legal';
export const contact = <T>({ email }: { email: T }) => [
  'Todo lo que trate de estos términos va a ',
  email,
  '. Indica la sección sobre la que escribes.',
];
