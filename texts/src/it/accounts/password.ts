export const rules = {
  length: ({ least }: { least: number }) => `Almeno ${least} caratteri`,
  uppercase: () => 'Almeno una maiuscola',
  lowercase: () => 'Almeno una minuscola',
};
export const rulesList = 'Regole per la password';
export const ruleMet = ', va bene';
export const ruleNotMet = ', non ancora';

export const weakTitle = 'Password troppo debole';
