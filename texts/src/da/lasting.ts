/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari sletter det, den har gemt fra et websted, der ikke er åbnet i syv dage, også det, du har gjort, som endnu ikke er sendt. Appen på din hjemmeskærm beholder det.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Løber denne browser tør for plads, kan den slette det, den har gemt, også det, du har gjort, som endnu ikke er sendt.';
