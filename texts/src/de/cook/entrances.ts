// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Damit kochen';
export const cookWithIt = 'Damit kochen';
export const cookWithItHint = 'Gerichte, die es aufbrauchen';
export const cookWithChosen = 'Mit der Auswahl kochen';
