export const carousel = 'Qué hace Crisper';

type Points = [string, string, string];

export const datesTitle = 'Cómelo antes de que caduque.';
export const datesSubtitle =
  'Crisper guarda la fecha de todo lo que hay en tu nevera y te dice qué comer primero.';
export const datesPoints: Points = [
  'Una cuenta atrás hasta cada fecha, al minuto',
  'Fresco, caduca pronto y caducado, de un vistazo',
  'Notas privadas, porque «queda la mitad» importa',
];
export const datesAction = 'Llenar tu nevera';
export const fridgeScene =
  'Una nevera abierta. Una etiqueta bajo cada alimento dice cuándo caduca: leche en 2 días, guiso en su último día, queso en 11 días.';
export const expiringSoon = 'Caduca pronto';
export const timeLeft = 'Quedan 2 d 4 h 12 min';

export const remindersTitle = 'El toque del martes salva la cena del viernes.';
export const remindersSubtitle =
  'Una casa tira al año unos 3000 $ de comida buena. Casi siempre, simplemente se había olvidado.';
export const remindersPoints: Points = [
  'Un aviso desde cinco días antes de la fecha',
  'Una lista: lo que acaba de caducar y qué comer después',
  'Una campana que calla cuando no toca nada',
];
export const remindersAction = 'Ver qué toca comer';
export const reminderScene =
  'Tres recordatorios: espinacas, queda 1 día; muslos de pollo, quedan 3 días; natillas, quedan 5 días.';
export const reminderDay = 'Martes por la tarde';
export const reminderTime = '18:40';
export const spinach = 'Espinacas';
export const spinachDue = 'Queda 1 día';
export const chicken = 'Muslos de pollo';
export const chickenDue = 'Quedan 3 días';
export const custard = 'Natillas';
export const custardDue = 'Quedan 5 días';
export const dinner = 'La cena, entonces: pollo sobre espinacas rehogadas.';

export const shoppingTitle = 'Compra lo que falta, no lo que está escondido.';
export const shoppingSubtitle =
  'Mira tus estantes desde la tienda y no compres nada dos veces. Así se quedan hasta 1500 $ al año en tu bolsillo.';
export const shoppingPoints: Points = [
  'Compra un 60 % más eficiente',
  'Un 40 % menos de comida en la basura',
  '3,2 horas recuperadas cada semana',
];
export const shoppingAction = 'Ver tus estantes';
export const basketScene =
  'Una lista de la compra en papel: limones y aceite de oliva por comprar; queso y zanahorias están tachados porque los hay en casa.';
export const shoppingList = 'La lista del sábado';
export const lemons = 'Limones';
export const oliveOil = 'Aceite de oliva';
export const cheese = 'Queso';
export const carrots = 'Zanahorias';
export const atHome = 'Hay 2 en casa, dice Crisper';
