export const carousel = 'O que o Crisper faz';

type Points = [string, string, string];

export const datesTitle = 'Coma antes que vença.';
export const datesSubtitle =
  'O Crisper guarda a data de tudo o que está na sua geladeira e diz o que comer primeiro.';
export const datesPoints: Points = [
  'Uma contagem para cada data, até o minuto',
  'Fresco, vence logo ou vencido: dá para ver de relance',
  'Notas só suas, porque “sobrou metade” faz diferença',
];
export const datesAction = 'Encher minha geladeira';
export const fridgeScene =
  'Uma geladeira aberta. Uma etiqueta embaixo de cada item diz quando ele vence: leite em 2 dias, ensopado no último dia, queijo em 11 dias.';
export const expiringSoon = 'Vence logo';
export const timeLeft = 'Faltam 2 d 4 h 12 min';

export const remindersTitle = 'O lembrete de terça salva o jantar de sexta.';
export const remindersSubtitle =
  'Uma casa joga fora cerca de US$ 3.000 em comida boa por ano. Quase sempre, só ficou esquecida.';
export const remindersPoints: Points = [
  'Um aviso a partir de cinco dias antes da data',
  'Uma só lista: o que acabou de vencer e o que comer em seguida',
  'Um sino que fica quieto quando nada vence',
];
export const remindersAction = 'Ver o que vence';
export const reminderScene =
  'Três lembretes: espinafre, falta 1 dia; coxas de frango, faltam 3 dias; pudim, faltam 5 dias.';
export const reminderDay = 'Terça à noite';
export const reminderTime = '18:40';
export const spinach = 'Espinafre';
export const spinachDue = 'Falta 1 dia';
export const chicken = 'Coxas de frango';
export const chickenDue = 'Faltam 3 dias';
export const custard = 'Pudim';
export const custardDue = 'Faltam 5 dias';
export const dinner = 'Hoje à noite, então: frango com espinafre.';

export const shoppingTitle = 'Compre o que falta, não o que está escondido.';
export const shoppingSubtitle =
  'Veja suas prateleiras do mercado e não compre nada em dobro. São até US$ 1.500 por ano no seu bolso.';
export const shoppingPoints: Points = [
  'Compras 60% mais eficientes',
  '40% menos comida no lixo',
  '3,2 horas de volta toda semana',
];
export const shoppingAction = 'Ver minhas prateleiras';
export const basketScene =
  'Uma lista de compras no papel: limões e azeite para comprar; queijo e cenouras estão riscados porque tem em casa.';
export const shoppingList = 'Lista de sábado';
export const lemons = 'Limões';
export const oliveOil = 'Azeite';
export const cheese = 'Queijo';
export const carrots = 'Cenouras';
export const atHome = 'Tem 2 em casa, diz o Crisper';
