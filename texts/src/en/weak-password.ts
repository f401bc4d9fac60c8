export const weakPassword = ({ least }: { least: number }) =>
  `Password must be at least ${least} characters long and contain uppercase and lowercase letters.`;
