export const weakPassword = ({ least }: { least: number }) =>
  `Adgangskoden skal have mindst ${least} tegn med både store og små bogstaver.`;
