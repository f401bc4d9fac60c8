/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari efface les données d’un site qui n’a pas été ouvert depuis sept jours, même ce que tu as fait et qui n’est pas encore envoyé. L’appli sur ton écran d’accueil les garde.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Si ce navigateur manque de place, il peut effacer ce qu’il garde, même ce que tu as fait et qui n’est pas encore envoyé.';
