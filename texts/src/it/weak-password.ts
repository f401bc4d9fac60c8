export const weakPassword = ({ least }: { least: number }) =>
  `La password deve avere almeno ${least} caratteri, con maiuscole e minuscole.`;
