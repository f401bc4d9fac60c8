/** The notice that a person sends to try the way. */
export const title = 'Crisper';
export const trial = 'Funciona: seus lembretes vão chegar aqui.';
