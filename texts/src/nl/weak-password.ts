export const weakPassword = ({ least }: { least: number }) =>
  `Een wachtwoord heeft minstens ${least} tekens nodig, met hoofdletters en kleine letters.`;
