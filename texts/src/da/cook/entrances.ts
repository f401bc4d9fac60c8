// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Lav mad med dem';
export const cookWithIt = 'Lav mad med det';
export const cookWithItHint = 'Retter, der bruger det op';
export const cookWithChosen = 'Lav mad med det valgte';
