export const pageDescription = 'Hvad du kan ændre og tage med dig, og hvor du ellers kan gå hen.';
export const changes = 'Det kan du ændre';
export const colours = 'Lys og mørk';
export const takeOut = 'Det kan du tage med';
export const takeEverything = 'Tag det hele med';
export const elsewhere = 'Andre steder hen';
