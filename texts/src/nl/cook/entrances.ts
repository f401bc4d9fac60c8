// A file of its own: pages that lead to Cook have no use for its other words.
export const cookWithThese = 'Hiermee koken';
export const cookWithIt = 'Ermee koken';
export const cookWithItHint = 'Gerechten om het op te maken';
export const cookWithChosen = 'Koken met wat je hebt gekozen';
