import { plural } from '#pt-BR/plural.ts';

export const heading = 'Uma foto do alimento';
export const aim = 'Um só tipo de fruta, verdura ou caixinha enche o quadro.';
export const looking = 'Olhando…';
export const whichOne = 'Qual deles é?';
export const unknown =
  'Não sabemos o que é: conhecemos 43 frutas, verduras e caixinhas. Tente uma foto mais de perto ou digite o nome.';
export const failed =
  'Não foi possível carregar o que reconhece alimentos. Confira sua conexão e tente de novo.';
export const another = 'Nenhum deles: outra foto';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `Na lista: ${last}`,
    other: `Na lista: ${count} itens, o último: ${last}`,
  });
