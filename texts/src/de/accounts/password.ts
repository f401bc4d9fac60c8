export const rules = {
  length: ({ least }: { least: number }) => `Mindestens ${least} Zeichen`,
  uppercase: () => 'Mindestens ein Großbuchstabe',
  lowercase: () => 'Mindestens ein Kleinbuchstabe',
};

export const rulesList = 'Passwortregeln';
export const ruleMet = ', erfüllt';
export const ruleNotMet = ', noch nicht erfüllt';
export const weakTitle = 'Schwaches Passwort';
