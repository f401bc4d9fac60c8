export const rules = {
  length: ({ least }: { least: number }) => `Minstens ${least} tekens`,
  uppercase: () => 'Minstens één hoofdletter',
  lowercase: () => 'Minstens één kleine letter',
};

export const rulesList = 'Regels voor het wachtwoord';
export const ruleMet = ', klopt';
export const ruleNotMet = ', nog niet';
export const weakTitle = 'Zwak wachtwoord';
