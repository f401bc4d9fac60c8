// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Cocinar con esto';
export const cookWithIt = 'Cocinar con esto';
export const cookWithItHint = 'Platos para gastarlo';
export const cookWithChosen = 'Cocinar con lo elegido';
