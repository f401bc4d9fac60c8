export const rules = {
  length: ({ least }: { least: number }) => `At least ${least} characters`,
  uppercase: () => 'At least one uppercase letter',
  lowercase: () => 'At least one lowercase letter',
};

export const rulesList = 'Password rules';
export const ruleMet = ', met';
export const ruleNotMet = ', not met yet';
export const weakTitle = 'Weak Password';
