/** The notice that a person sends to try the way. */
export const title = 'Crisper';
export const trial = 'Det virker: Dine påmindelser kommer her.';
