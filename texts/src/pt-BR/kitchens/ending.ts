export const endsOn = ({ date }: { date: string }) =>
  `Esta cozinha termina em ${date}. Depois, tudo o que tem nela é excluído.`;
export const takeItBack = 'Voltar atrás';
