// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Cucina con questi';
export const cookWithIt = 'Usalo in cucina';
export const cookWithItHint = 'Piatti che lo finiscono';
export const cookWithChosen = 'Cucina con quelli scelti';
