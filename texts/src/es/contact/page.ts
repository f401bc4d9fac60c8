export const pageTitle = 'Contacto';
export const pageDescription =
  'Escribe, llama o chatea: tres formas de llegar a la gente de Crisper y un formulario para ideas, preguntas y quejas.';
export const heading = 'Habla con una persona';
export const introduction =
  'Ideas, preguntas, un fallo que se comió tu mantequilla: quien lee tu mensaje puede hacer algo al respecto.';

export const email = 'Correo';
export const emailNote = 'Para todo lo que puede esperar a mañana.';
export const phone = 'Teléfono';
export const phoneNote = 'Para lo que no puede esperar, en el mismo horario que el chat.';
export const chat = 'Chat en directo';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9:00-17:00 EST';
export const chatNote = 'Entonces hay alguien al otro lado.';
export const chatOpen = 'Abierto ahora';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Hay alguien hasta las ${time} (tu hora). Escribe en el formulario; la respuesta llega por correo.`;
export const chatClosed = 'Cerrado ahora';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Vuelve a abrir hoy a las ${time} (tu hora). Hasta entonces, esto abre tu programa de correo.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Vuelve a abrir el ${day} a las ${time} (tu hora). Hasta entonces, esto abre tu programa de correo.`;
export const chatMailSubject = 'Una pregunta para el chat';

export const formHeading = 'Envíanos un mensaje';
export const yourName = 'Tu nombre';
export const yourEmail = 'Tu correo';
export const yourMessage = 'Tu mensaje';
/** The label of a field that only programs find. */
export const trap = 'Página web';
export const send = 'Enviar el mensaje';
export const sending = 'Enviando…';
export const answerNote = 'Respondemos al correo que pongas aquí.';
export const needsJavaScript =
  'Para enviar este formulario hace falta JavaScript. Sin él, escribe al correo de arriba.';
export const sent = '¡Enviado!';
export const sentByMail = 'Tu mensaje se ha enviado';
export const keptWithoutMail =
  'Tu mensaje queda guardado para quienes llevan este Crisper. No envía correos, así que tienen que buscarlo.';
export const notSent = 'No enviado';

export const questionsHeading = 'Antes de escribir';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Tres respuestas que quizá te ahorren el mensaje. Hay diez más en las ',
  faq('preguntas frecuentes'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: '¿Cuándo tendré respuesta?',
    answer: [
      'En dos días laborables, casi siempre antes. Por teléfono y en el chat hay una persona en el horario indicado arriba. No usamos respuestas hechas, así que una pregunta difícil puede tardar un día más.',
    ],
  },
  {
    title: 'Algo de la web parece estar mal. ¿Qué envío?',
    answer: [
      'La dirección de la página, lo que has hecho y lo que has visto en lugar de lo que esperabas. Ayuda saber el navegador, y lo que más ayuda es una captura de pantalla. Si lo que está mal es un dato de un artículo, dinos dónde has leído el correcto y lo corregimos.',
    ],
  },
  {
    title: '¿Puedo proponer una función?',
    answer: [
      'Por favor; aquí es donde las recogemos. Cada propuesta la lee una persona. Antes de escribir, mirar las ',
      faq('preguntas frecuentes'),
      ' quizá te ahorre un mensaje.',
    ],
  },
];
