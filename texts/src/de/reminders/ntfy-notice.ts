/** The notice that a person sends to try the way. */
export const title = 'Crisper';
export const trial = 'Es geht: Deine Erinnerungen kommen hier an.';
