export const pageTitle = 'Política de privacidad';
export const pageDescription =
  'Qué guarda Crisper sobre ti, quién puede verlo y cómo copiarlo, corregirlo o borrarlo.';
export const heading = 'Política de privacidad';
export const lead =
  'Qué guardamos, por qué, quién más puede verlo y cómo hacer que lo olvidemos. Escrita para leerse. Esto es una traducción; solo el texto inglés es vinculante.';
export const lastUpdated = ({ date }: { date: string }) => `Última actualización: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'hoy';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Qué recogemos';
export const collectLead = 'Solo lo que la app necesita para funcionar:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Tu cuenta:'),
  ' nombre y correo, tu zona horaria y la URL de una foto de perfil si la das. Si eliges una contraseña, guardamos un resumen irreversible de ella, nunca la contraseña misma.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Tu comida:'),
  ' lo que añades con sus fechas, categorías, cantidades, imágenes y descripciones, y las notas privadas que escribes en ello; qué fue de ello y cuándo; precios, listas de la compra, recetas, comidas planeadas y cómo llama tu cocina a un producto. Las fotos se guardan sin el lugar ni la cámara que un móvil escribe en ellas.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Tus medidas:'),
  ' altura, peso, edad y sexo, si pulsas «Seguir mi progreso» en la calculadora de IMC, hasta que las borres.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Lo que nos pides:'),
  ' mensajes de la página de contacto con tu nombre y tu correo, las sesiones que pides, cuándo quieres recordatorios y en qué dispositivos, en qué calendario o por qué tema de ntfy, las llaves de tus programas y cuándo se usó cada una por última vez, las URL a las que tus cocinas cuentan lo que pasa y, para el boletín semanal, tu correo y tu zona horaria, hasta que te des de baja.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Datos de uso:'),
  ' la actividad de tu propia cuenta, como añadir o modificar un alimento, qué notificaciones has visto y lo que nuestro servidor tiene que registrar para funcionar y frenar abusos.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Datos del dispositivo:'),
  ' el tipo de navegador, la dirección IP y la zona horaria que envía, para que «hoy» sea tu hoy. Con cada inicio de sesión y cada cambio en tu cuenta guardamos navegador y dirección IP durante 90 días, para que los consultes en tu perfil.',
];
export const browserStorage =
  'Tu navegador guarda en su almacenamiento local una credencial de acceso de corta vida y una cookie que la renueva, con las que sigues dentro; una cookie que te muestra las fotos de tus cocinas; una cookie por la que reconocemos un navegador con el que ya has entrado; lo último que has elegido o escrito, como oscuro o claro; y, mientras estás dentro, tu nombre, tus cocinas con su comida y lo que has hecho en ellas, para que se abran sin red. Al salir se borra todo eso. Una tablet que muestra tu cocina guarda la llave con la que se abrió. No hay cookies publicitarias ni rastreadores de otras empresas.';

export const useHeading = 'Para qué lo usamos';
export const ourUse =
  'Para mostrar tus alimentos y contar sus días, avisarte antes de que caduquen, dejarte entrar y seguir dentro, responder cuando escribes y averiguar qué se ha roto. No creamos perfiles publicitarios, y lo que comes no decide nada más que lo que muestra tu panel.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Qué ven los demás:'),
  ' la gente de una cocina tuya ve su comida, quién la añadió y qué hizo cada cual con ella, tu nombre y tu foto, y tu correo solo si lo muestras a todo el mundo. Ve también sus listas de la compra, recetas y comidas planeadas; quien recibe de un miembro un enlace a una lista ve esa lista y el nombre del miembro, durante dos días como mucho. Lo que está en la nevera abierta es público: cualquiera que abra la página Nevera puede ver nombre, imagen, categoría, cantidad, descripción y fechas de un alimento, con cuenta o sin ella. En «Añadido por», las visitas leen tu nombre y quien ha entrado lee tu correo, salvo que elijas otra cosa en tu perfil. Tus notas, notificaciones, actividad y medidas solo se te muestran a ti.',
];

export const sharingHeading = 'Con quién lo compartimos';
export const sharingLead =
  'No vendemos tus datos, a nadie y para nada. Podemos compartir la parte necesaria con:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('proveedores de servicios'),
  ' que llevan el servidor, reparten nuestro correo o, si lo eliges, te dejan entrar con Google, y que pueden usar los datos solo para esa tarea;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('las autoridades'),
  ', cuando la ley no nos deja elección, y entonces no más de lo que pide;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('empresas vinculadas'),
  ' a Crisper, obligadas por esta misma política.',
];
export const linkedPictures =
  'Donde quienes llevan este Crisper lo han activado, el número de un producto que escaneas se busca en Open Food Facts, desde nuestro servidor y sin una palabra sobre ti. Si nos das la dirección de una página con una receta, nuestro servidor lee esa página por ti: el otro sitio no sabe ni tu dirección IP ni quién preguntó. La gente puede enlazar imágenes de otros sitios. Tu navegador las carga de allí, así que el otro sitio ve tu dirección IP, pero no qué página nuestra mirabas.';
export const programs =
  'Otros programas saben algo de tu comida solo si una persona los deja entrar. Quien tenga una llave que creaste para un programa, una tablet o un asistente lee aquello para lo que es la llave, y lo cambia si lo permitiste, hasta que la llave termina o la desactivas; un asistente entrega lo que lee a quien lo lleva. Quien tenga la URL de tu calendario lee tus fechas, hasta que lo desactives o crees otra. Un webhook de una cocina, que puede poner cualquiera de sus miembros, envía lo que se añade, lo que cambia, lo que se acaba, lo que toca comer y lo que pasa en las listas de la compra a la URL que eligió, sin nombres de personas, y termina cuando esa persona se va. Un recordatorio por ntfy pasa por el servidor de su tema en texto legible; un aviso en tu móvil pasa por el fabricante de tu navegador, cifrado, de modo que no puede leerlo.';
export const broughtFiles =
  'Casi todos los archivos con comida que traes se leen en tu dispositivo, y solo nos llega lo que añades. La base de datos de otro programa la lee nuestro servidor y se borra en cuanto acaba; las cuentas y contraseñas que contiene no se leen.';

export const securityHeading = 'Seguridad';
export const security =
  'Tus datos están en la base de datos del Crisper que usas. Las contraseñas se resumen con Argon2id, las credenciales de acceso de los navegadores caducan a los diez minutos, de las llaves de programas guardamos un resumen irreversible, y cada cambio en un alimento se comprueba en el servidor: con la cuenta que lo añadió o, en una cocina, con la gente que está en ella. Al salir, la sesión termina allí y no solo en tu navegador. Ningún sistema está libre de fallos: si alguna vez una brecha afecta a tus datos, te diremos qué pasó y qué hacer.';

export const rightsHeading = 'Tus derechos';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Puedes ',
  strong('acceder'),
  ' a todo lo que tenemos sobre ti, ',
  strong('corregir'),
  ' lo que esté mal y ',
  strong('borrar'),
  ' lo que ya no quieras que guardemos. Todo eso lo puedes hacer tú, al momento: alimentos, notas y medidas en sus páginas, tu nombre y tu foto en tu perfil. Allí está también ',
  yourData('Descargar mis datos'),
  ', y ',
  deleteAccount('Borrar la cuenta'),
  ', que se lleva todo lo que hay en la cuenta; solo las copias de seguridad anteriores lo conservan, hasta que se sustituyen.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Para cualquier otra cosa, como un mensaje que nos enviaste, o donde los botones no ayuden, escribe a ',
  email,
  ' desde el correo con el que creaste la cuenta.',
];

export const changesHeading = 'Cambios en esta política';
export const changes =
  'Cuando el programa cambia lo que guarda, esta página cambia con él, y la fecha de arriba te dice de cuándo es lo que lees. Si un cambio afecta a tus derechos, lo anunciamos aquí antes de que entre en vigor.';

export const contactHeading = 'Protección de datos';
export const contact = <T>({ email }: { email: T }) => [
  'Preguntas, peticiones y quejas sobre tus datos van a nuestra persona delegada de protección de datos: ',
  email,
  '. Las lee alguien de verdad y responde en 30 días.',
];
