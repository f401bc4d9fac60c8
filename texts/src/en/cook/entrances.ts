// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Cook with these';
export const cookWithIt = 'Cook with it';
export const cookWithItHint = 'Dishes that use it up';
export const cookWithChosen = 'Cook with what is chosen';
