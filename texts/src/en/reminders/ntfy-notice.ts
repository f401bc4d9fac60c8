/** The notice that a person sends to try the way. */
export const title = 'Crisper';
export const trial = 'It works: your reminders will come here.';
