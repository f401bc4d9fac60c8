export const pageTitle = 'Quiénes somos';
export const pageDescription =
  'Por qué empezamos Crisper en 2025, qué queremos que cambie y los tres principios con que lo hacemos.';
export const heading = 'Empezó con una bolsa de espinacas que nadie recordaba haber comprado';
export const introduction =
  'Crisper es una herramienta pequeña con una idea terca: casi toda la comida que se tira estaba perfecta el día en que alguien la olvidó.';

export const missionHeading = 'Nuestra misión';
export const mission = 'Ayudar a salvar comida, tiempo y el planeta, nevera a nevera.';
export const missionReason =
  'En las casas se tira más comida que en tiendas y restaurantes juntos. Nadie lo quiere así. La comida se cuela detrás de la leche, su fecha pasa un miércoles con prisas, y el agua, el combustible y el trabajo que llevaba se van con la bolsa de basura. Queremos que la fecha te encuentre antes de que eso pase.';

export const storyHeading = 'Nuestra historia';
export const storyPicture = 'La primera versión: papel, un imán y un boli que tenía que quedarse ahí.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'Empezamos en ',
  year('2025'),
  ', en un piso donde cuatro personas compartían una nevera y nadie compartía una lista.',
];
export const storyInventory =
  'Un domingo la vaciamos sobre la mesa de la cocina. Tres botes abiertos del mismo pesto. Dos bolsas de espinacas, una ya líquida. Un trozo de queso comprado, querido y perdido. Lo sumamos en el dorso de un tique, y salía un fin de semana fuera.';
export const storyPaper =
  'El primer Crisper fue una hoja de papel en la puerta de la nevera, con una columna para la fecha. Funcionó nueve días, hasta que el boli desapareció. Así que pusimos el papel donde el boli no puede desaparecer y le dimos una campana.';
export const storyToday =
  'Desde entonces ha crecido hasta ser una app para cualquier casa o cocina compartida, con un panel, notificaciones y un diario de lo que hemos aprendido sobre conservar la comida. La columna de la fecha sigue siendo su corazón.';

export const principlesHeading = 'Nuestros principios';
export const principles = [
  {
    title: 'Útil antes que ingenioso',
    text: 'Una fecha, una cuenta atrás y un toque a tiempo salvan más comida que cualquier aparato. Hacemos primero lo sencillo y que funcione en el móvil con la mano mojada.',
  },
  {
    title: 'Sin culpa',
    text: 'Todo el mundo tira algo. Crisper enseña lo que aún se puede salvar esta noche y cuenta lo que no, sin un solo reproche.',
  },
  {
    title: 'Compartido donde ayuda, privado donde importa',
    text: 'Una cocina funciona cuando toda su gente ve el estante, y nadie más tiene que verlo. La nevera abierta lo está para todo el mundo, también para las visitas. Tus notas son solo tuyas, y no vendemos a nadie lo que sabemos.',
  },
];

export const joinHeading = 'Empieza por lo que menos claro tengas de tu nevera';
export const joinText = 'Añádelo ahora. Ese es todo el compromiso; lo demás suele venir solo.';
export const join = 'Unirme';
