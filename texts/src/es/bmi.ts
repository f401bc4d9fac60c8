import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'Calculadora de IMC';
export const pageDescription = 'Tu índice de masa corporal y cómo cambia.';
export const heading = 'Calcula tu IMC';
export const introduction = 'Un número para empezar, no un veredicto.';

export const yourNumbers = 'Tus datos';
export const calculator = 'Calculadora de IMC';
export const height = 'Altura (cm)';
export const weight = 'Peso (kg)';
export const age = 'Edad';
export const gender = 'Sexo';
export const chooseGender = 'Elegir';
export const male = 'Hombre';
export const female = 'Mujer';
export const calculate = 'Calcular mi IMC';
export const completeAllFields = 'Rellena todos los campos.';
export const reset = 'Borrar';

export const yourResult = 'Tu resultado';
export const noResultYet = 'Rellena los campos y aquí verás tu resultado.';
export const yourBmi = 'Tu IMC';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Peso bajo',
  Normal: 'Peso normal',
  Overweight: 'Sobrepeso',
  Obese: 'Obesidad',
};
export const viewGuidelines = 'Ver consejos';
export const track = 'Seguir mi progreso';
export const tracked = 'En seguimiento';
export const trackedToast = 'Resultado añadido a tu progreso';
export const removedToast = 'Resultado borrado';

export const progressHeading = 'Tu progreso';
export const noProgressYet = 'Aquí se guardan los resultados que sigues. Nadie más los ve.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: '1 resultado', other: `Los ${count} resultados` });
export const chart = 'Tu IMC a lo largo del tiempo';
export const resultsTable = 'Tus resultados';
export const dateColumn = 'Fecha';
export const bmiColumn = 'IMC';
export const categoryColumn = 'Categoría';
export const weightColumn = 'Peso';
export const actionsColumn = 'Acciones';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Borrar';
export const removeWhich = ({ date }: { date: string }) => `el resultado del ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: consejos`;
export const recommendations = 'Recomendaciones';
export const tip = 'Consejo: ';
export const closeGuidelines = 'Entendido, ¡a por ello!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Tu peso es bajo para tu altura. Un poco más de buena comida, con regularidad, le da a tu cuerpo lo que necesita.',
    recommendations: [
      'Haz cinco comidas pequeñas al día en vez de tres grandes.',
      'Suma calorías que alimentan: frutos secos, aguacate, leche entera, aceite de oliva, huevos.',
      'Toma proteína en cada comida: legumbres, pescado, lácteos o carne.',
      'Haz pesas dos veces por semana, para que lo que ganes sea músculo.',
    ],
    tip: 'Ten los frutos secos y las pasas a la vista. Lo que se ve, se come.',
  },
  Normal: {
    description:
      'Tu peso va bien con tu altura. Lo que haces funciona; ahora se trata de seguir así sin pensarlo.',
    recommendations: [
      'Llena medio plato de verdura y fruta.',
      'Casi siempre, elige cereales integrales en lugar de refinados.',
      'Muévete al menos 150 minutos por semana, como más te guste.',
      'Duerme de siete a nueve horas; con sueño apetece más el azúcar.',
    ],
    tip: 'Compra para tres días. Lo fresco en pequeñas cantidades se come y no acaba en la basura.',
  },
  Overweight: {
    description:
      'Tu peso es algo alto para tu altura. Los cambios pequeños que duran hacen más que un mes estricto.',
    recommendations: [
      'Sírvete en platos más pequeños y espera diez minutos antes de repetir.',
      'Bebe agua o infusiones en vez de bebidas dulces.',
      'Cocina en casa cuatro noches por semana: así decides qué lleva.',
      'Camina treinta minutos al día, de una vez o en tres.',
    ],
    tip: 'Pon verdura cortada a la altura de los ojos en la nevera, y los caprichos al fondo del estante de abajo.',
  },
  Obese: {
    description:
      'Tu peso es alto para tu altura, y eso lo notan el corazón y las articulaciones. Perder solo un 5 % ya ayuda.',
    recommendations: [
      'Pide consejo médico antes de empezar, y también de nutrición.',
      'Apunta lo que comes durante una semana: para cambiar, primero hay que saber.',
      'Que la verdura y la proteína ocupen la mayor parte de cada comida.',
      'Empieza con suavidad: andar, nadar o ir en bici, diez minutos cada vez.',
    ],
    tip: 'Planea esta noche las comidas de mañana con lo que ya hay en la nevera. Un plan puede más que un antojo.',
  },
};
