import { plural } from '#es/plural.ts';

export const heading = 'Una foto del alimento';
export const aim = 'Que una sola clase de fruta, verdura o brik llene el recuadro.';
export const looking = 'Mirándolo…';
export const whichOne = '¿Cuál es?';
export const unknown =
  'No sabemos qué es: conocemos 43 frutas, verduras y briks. Prueba con una foto más cercana o escribe el nombre.';
export const failed =
  'No se pudo cargar el reconocimiento de alimentos. Comprueba tu conexión y prueba otra vez.';
export const another = 'Ninguno: otra foto';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `En la lista: ${last}`,
    other: `En la lista: ${count} alimentos, el último es ${last}`,
  });
