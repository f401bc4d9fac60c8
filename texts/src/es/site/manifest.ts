/** What phones say of the installed app. */
export const description = 'Controla qué hay en la nevera, mira qué caduca y cuándo, y deja de tirar comida.';
export const addFood = 'Añadir comida';
export const eatFirst = 'Comer primero';
export const onPhone = 'Una cocina: qué comer primero y qué queda';
export const onComputer = 'Una cocina en un ordenador';
