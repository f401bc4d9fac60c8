export const weakPassword = ({ least }: { least: number }) =>
  `Das Passwort braucht mindestens ${least} Zeichen, Großbuchstaben und Kleinbuchstaben.`;
