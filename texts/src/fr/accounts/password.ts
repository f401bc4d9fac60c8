export const rules = {
  length: ({ least }: { least: number }) => `Au moins ${least} caractères`,
  uppercase: () => 'Au moins une majuscule',
  lowercase: () => 'Au moins une minuscule',
};

export const rulesList = 'Règles du mot de passe';
export const ruleMet = ', c’est bon';
export const ruleNotMet = ', pas encore';
export const weakTitle = 'Mot de passe trop faible';
