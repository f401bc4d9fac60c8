export const whyHeading = 'Por qué elegir Crisper';
export const whyText =
  'Ya tienes la mejor herramienta contra el desperdicio: la cena. Crisper solo te dice por dónde empezar.';
export const seeThrough = 'Ver a través de la puerta';
export const seeThroughText = 'Desde la tienda, el tren o el sofá: qué tienes, cuánto y hasta cuándo.';
export const clearDates = 'Fechas que dicen algo';
export const clearDatesText =
  'Tres colores y nada de cálculos. Lo verde puede esperar, lo amarillo es la cena, lo rojo es una lección.';
export const freshTag = '12 días';
export const soonTag = 'Mañana';
export const expiredTag = 'Caducado';
export const shared = 'Hecho para cocinas compartidas';
export const sharedText =
  'Pisos, familias, la nevera de la oficina: un estante para todos, con un nombre junto a lo que es de alguien. Solo lo ven la gente de tu cocina y los programas que deja entrar.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Mejor comida, no solo menos basura';
export const betterFoodText =
  'El 72 % dice que come más sano. Cuando la verdura está arriba en la lista, acaba en el plato.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = ' %';
export const satisfactionLabel = 'satisfacción';
export const wasteReductionSuffix = ' %';
export const wasteReductionLabel = 'menos desperdicio';
export const timeSavedSuffix = ' h';
export const timeSavedLabel = 'ahorradas por semana';
export const savingsPrefix = '';
export const savingsSuffix = ' mil $';
export const savingsLabel = 'ahorro al año';

export const howHeading = 'Cómo funciona';
export const howText = 'Cuatro pasos. El primero es tuyo, los otros van solos.';
export const scanTitle = 'Escanea';
export const scanText =
  'Pon un código de barras, un tique o la fecha de un envase delante de la cámara, o escribe «leche, 6 huevos». Ves qué hemos entendido, y el estante se llena.';
export const trackingTitle = 'En tiempo real';
export const trackingText =
  'Cada alimento cuenta hacia atrás por su cuenta, y lo que añaden los demás aparece mientras miras. Tu resumen dice qué comer primero.';
export const alertsTitle = 'Avisos';
export const alertsText =
  'Desde cinco días antes de la fecha, la campana te lo dice. Con tiempo para planear, pero no tanto que se olvide.';
export const insightsTitle = 'Lo que se aprende';
export const insightsText =
  'Tu cocina suma lo que se comió y lo que se tiró, mes a mes, y dice qué puede ayudar. Si quieres, un informe semanal llega por correo. Tirar menos ahorra a una familia hasta 1200 $ al año.';
export const insightsWithoutMail =
  'Tu cocina suma lo que se comió y lo que se tiró, mes a mes, y dice qué puede ayudar. Este Crisper no envía informes semanales. Tirar menos ahorra a una familia hasta 1200 $ al año.';
export const start = 'Empezar con una cosa';

export const resourcesHeading = 'Recursos e impacto';
export const resourcesText = 'Cosas para imprimir, rellenar y ver, uses Crisper o no.';
export const storageGuideTitle = 'La guía de conservación';
export const storageGuideText =
  'Cuánto duran 70 alimentos en la nevera, el congelador y la despensa. Dos páginas para colgar.';
export const expiryTrackerTitle = 'El control de fechas';
export const expiryTrackerText =
  'Una hoja de cálculo que colorea lo que hay que comer pronto, para quien quiere su cocina en celdas.';
export const mealPlannerTitle = 'El plan de comidas';
export const mealPlannerText = 'Una hoja por semana: qué se estropea antes, qué cocinar cuándo, qué comprar.';
export const walkthroughTitle = 'El recorrido';
export const walkthroughText = 'Crisper en medio minuto, sin una palabra.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Descargar',
  unseen(`: ${title}`),
];
export const impactText = 'En qué se convierte mirar a tiempo:';
export const mealsSuffix = ' mil+';
export const mealsLabel = 'comidas';
export const familiesSuffix = '+';
export const familiesLabel = 'familias';
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'países';

export const blogHeading = 'Del blog';
export const allArticles = 'Todos los artículos';
export const fridgeMapCategory = 'Conservación';
export const fridgeMapHeading = 'Un mapa de tu nevera';
export const fridgeMapText = 'Dónde hace frío, dónde no, y por qué la leche no pinta nada en la puerta.';
export const dateLabelsCategory = 'Fechas y seguridad';
export const dateLabelsHeading = 'Consumo preferente, caducidad, fecha de venta: tres promesas distintas';
export const dateLabelsText = 'Una va de seguridad, otra de textura, y otra no es asunto tuyo.';
export const cookInOrderCategory = 'Planificación';
export const cookInOrderHeading = 'Cocina la semana en el orden en que se estropea';
export const cookInOrderText = 'Pescado el lunes, col el domingo: un plan que sigue a la comida.';
