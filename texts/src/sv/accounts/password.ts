export const rules = {
  length: ({ least }: { least: number }) => `Minst ${least} tecken`,
  uppercase: () => 'Minst en stor bokstav',
  lowercase: () => 'Minst en liten bokstav',
};

export const rulesList = 'Regler för lösenordet';
export const ruleMet = ', uppfyllt';
export const ruleNotMet = ', inte uppfyllt än';
export const weakTitle = 'Svagt lösenord';
