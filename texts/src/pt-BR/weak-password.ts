export const weakPassword = ({ least }: { least: number }) =>
  `A senha precisa ter pelo menos ${least} caracteres, com letras maiúsculas e minúsculas.`;
