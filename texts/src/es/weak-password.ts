export const weakPassword = ({ least }: { least: number }) =>
  `La contraseña debe tener al menos ${least} caracteres, con mayúsculas y minúsculas.`;
