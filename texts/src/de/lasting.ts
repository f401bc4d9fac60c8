/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari löscht, was es sich von einer Website gemerkt hat, wenn sie sieben Tage nicht geöffnet wurde, auch was du getan hast und noch nicht gesendet ist. Die App auf deinem Home-Bildschirm behält es.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Wird der Platz knapp, löscht dieser Browser vielleicht, was er sich gemerkt hat, auch was du getan hast und noch nicht gesendet ist.';
