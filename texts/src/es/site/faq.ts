export const pageTitle = 'Preguntas frecuentes';
export const pageDescription =
  'Cuánto cuesta Crisper, quién ve tus alimentos, cuándo algo caduca pronto y siete respuestas más.';
export const heading = 'Preguntas frecuentes';
export const introduction =
  'Diez, con respuestas cortas: cuánto cuesta, quién ve qué y cuándo algo cuenta como caducado.';
export const askUs = 'Preguntar otra cosa';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: '¿Qué hace Crisper?',
    answer: [
      'Recuerda las fechas para que no tengas que hacerlo. Añade lo que entra en la nevera con su categoría, cantidad, foto y fecha; Crisper cuenta los días, enseña qué está fresco, qué caduca pronto y qué ha caducado, y tu resumen dice qué comer primero. Sirve para todo lo que tenga fecha, también crema solar y pilas.',
    ],
  },
  {
    title: '¿Crisper es gratis?',
    answer: [
      'Sí, entero. No hay plan de pago ni prueba que se acabe. Hace falta una cuenta para añadir cosas, ver tu propio panel y pedir una sesión; mirar y leer no la necesitan.',
    ],
  },
  {
    title: '¿Hace falta conexión a internet?',
    answer: [
      'Para entrar y abrir Crisper por primera vez, sí, y para la nevera abierta. Tus alimentos están en el servidor, para que toda la cocina vea el mismo estante desde cualquier móvil u ordenador. Tus propias cocinas siguen funcionando sin ella.',
    ],
  },
  {
    title: '¿Funciona sin conexión?',
    answer: [
      'Sí. Los supermercados tienen paredes gruesas y los sótanos no tienen cobertura, así que tu navegador guarda tus cocinas con su comida y sus listas de la compra. Sigue comiendo, marcando y añadiendo; lo que hagas se envía cuando vuelve la red. Para abrir el propio Crisper sin ella, su dirección tiene que empezar por https.',
    ],
  },
  {
    title: '¿Cuándo cuenta algo como que caduca pronto?',
    answer: [
      'Cuando su fecha es hoy o en los próximos cinco días. La comida es buena durante todo el día que lleva impreso, así que pasa a caducada a medianoche, cuando ese día termina, y no antes. Lo que no tiene fecha nunca se marca.',
    ],
  },
  {
    title: '¿Quién ve lo que añado?',
    answer: [
      'Lo que pones en una cocina propia: la gente que está en ella y nadie más, salvo que alguien deje mirar a un programa o pase un enlace a una lista de la compra. Lo que pones en la ',
      link.fridge('nevera'),
      ' abierta: todo el mundo, porque las visitas pueden abrirla sin cuenta. Allí leen tu nombre en «Añadido por»; quien ha entrado lee tu correo, salvo que elijas otra cosa en ',
      link.profile('tu perfil'),
      '. La nota que escribes en un alimento es solo tuya, esté donde esté. Así que no pongas nada personal en nombres, fotos y descripciones de la comida pública.',
    ],
  },
  {
    title: '¿Sirve para una cocina compartida?',
    answer: [
      'Se hizo pensando en eso. Crea una cocina y envía su enlace a los demás. Cada persona entra con su propia cuenta, añade lo que compra, y toda la cocina ve el mismo estante, con un nombre junto a lo que es de alguien. Nuestros artículos sobre ',
      link.sharedKitchenArticles('cocinas compartidas'),
      ' traen las normas de la casa.',
    ],
  },
  {
    title: '¿Puede otra persona cambiar o borrar lo mío?',
    answer: [
      'En la nevera abierta, no: los demás pueden mirar, pero solo la cuenta que añadió algo puede cambiarlo o borrarlo, y lo que ofreces se lo pueden llevar. En una cocina, sí: sus miembros llevan juntos un estante, así que cada cual puede cambiar, acabar o quitar lo que hay, y los invitados solo miran. Si alguien acaba algo tuyo, la campana te dice quién. Tu nota es tuya en todas partes. El servidor comprueba todo eso cada vez, diga lo que diga la página.',
    ],
  },
  {
    title: 'He olvidado mi contraseña. ¿Y ahora?',
    answer: [
      'Pide un enlace para elegir otra en la ',
      link.passwordReset('página de recuperación'),
      '. Si creaste la cuenta con Google, aquí no necesitas contraseña: elige Google en la ',
      link.login('página para entrar'),
      '.',
    ],
  },
  {
    title: '¿Cómo pido una función?',
    answer: [
      'En ',
      link.contact('Contacto'),
      '. Cuéntanos qué querías hacer en tu cocina más que qué botón te gustaría; la historia de un martes caótico nos dice más que un boceto.',
    ],
  },
];
