// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Cozinhar com estes';
export const cookWithIt = 'Cozinhar com isto';
export const cookWithItHint = 'Pratos que usam tudo';
export const cookWithChosen = 'Cozinhar com os escolhidos';
