export const weakPassword = ({ least }: { least: number }) =>
  `Lösenordet måste ha minst ${least} tecken och innehålla både stora och små bokstäver.`;
