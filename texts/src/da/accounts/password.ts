export const rules = {
  length: ({ least }: { least: number }) => `Mindst ${least} tegn`,
  uppercase: () => 'Mindst ét stort bogstav',
  lowercase: () => 'Mindst ét lille bogstav',
};

export const rulesList = 'Regler for adgangskoden';
export const ruleMet = ', opfyldt';
export const ruleNotMet = ', ikke opfyldt endnu';
export const weakTitle = 'Svag adgangskode';
