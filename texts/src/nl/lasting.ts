/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari verwijdert wat het van een site bewaart als je die zeven dagen niet hebt geopend, ook wat je hebt gedaan en nog niet is verzonden. De app op je beginscherm bewaart het wel.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Als deze browser te weinig ruimte heeft, kan hij wissen wat hij bewaart, ook wat je hebt gedaan en nog niet is verzonden.';
