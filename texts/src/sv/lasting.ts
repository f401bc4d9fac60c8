/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari raderar det som sparats för en webbplats som inte öppnats på sju dagar, även det du gjort som inte har skickats än. Appen på hemskärmen behåller det.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Om webbläsaren får ont om plats kan den radera det som sparats, även det du gjort som inte har skickats än.';
