// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Laga med de här';
export const cookWithIt = 'Laga med det';
export const cookWithItHint = 'Rätter som det går åt i';
export const cookWithChosen = 'Laga med det valda';
