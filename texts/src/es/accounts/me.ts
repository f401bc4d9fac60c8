export const pageDescription = 'Lo que puedes cambiar, lo que puedes llevarte y adónde más ir.';
export const changes = 'Lo que puedes cambiar';
export const colours = 'Claro y oscuro';
export const takeOut = 'Lo que puedes llevarte';
export const takeEverything = 'Llevártelo todo';
export const elsewhere = 'Adónde más ir';
