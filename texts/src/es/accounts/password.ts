export const rules = {
  length: ({ least }: { least: number }) => `Al menos ${least} caracteres`,
  uppercase: () => 'Al menos una mayúscula',
  lowercase: () => 'Al menos una minúscula',
};

export const rulesList = 'Reglas de la contraseña';
export const ruleMet = ', cumplida';
export const ruleNotMet = ', aún no cumplida';
export const weakTitle = 'Contraseña débil';
