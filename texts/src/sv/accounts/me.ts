export const pageDescription = 'Vad du kan ändra och ta med dig, och vart du kan gå.';
export const changes = 'Vad du kan ändra';
export const colours = 'Ljust och mörkt';
export const takeOut = 'Vad du kan ta med dig';
export const takeEverything = 'Ta med dig allt';
export const elsewhere = 'Fler sidor';
