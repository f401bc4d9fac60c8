export const rules = {
  length: ({ least }: { least: number }) => `Pelo menos ${least} caracteres`,
  uppercase: () => 'Pelo menos uma letra maiúscula',
  lowercase: () => 'Pelo menos uma letra minúscula',
};

export const rulesList = 'Regras da senha';
export const ruleMet = ', cumprida';
export const ruleNotMet = ', ainda não';
export const weakTitle = 'Senha fraca';
