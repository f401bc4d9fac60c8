// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Cuisiner avec ça';
export const cookWithIt = 'Le cuisiner';
export const cookWithItHint = 'Des plats qui le finissent';
export const cookWithChosen = 'Cuisiner avec la sélection';
