export const weakPassword = ({ least }: { least: number }) =>
  `Le mot de passe doit avoir au moins ${least} caractères, avec des majuscules et des minuscules.`;
