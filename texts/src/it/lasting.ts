/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari cancella i dati di un sito che non apri da sette giorni, anche quello che hai fatto e che non è ancora partito. L’app nella schermata Home li conserva.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Se questo browser resta senza spazio, può cancellare quello che conserva, anche quello che hai fatto e che non è ancora partito.';
