export const pageDescription = 'Cosa puoi cambiare, cosa puoi portare con te, e il resto.';
export const changes = 'Cosa puoi cambiare';
export const colours = 'Chiaro e scuro';
export const takeOut = 'Cosa puoi portare con te';
export const takeEverything = 'Porta tutto con te';
export const elsewhere = 'Altre pagine';
