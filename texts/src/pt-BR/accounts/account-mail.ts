export const proofSubject = 'Confirme seu e-mail no Crisper';
export const proofHeading = 'Esta conta é sua?';
export const proofQuestion =
  'Uma conta do Crisper com este endereço pede e-mails sobre a comida dela. Eles chegam depois que você confirmar que a conta e o e-mail são seus.';
export const proofButton = 'Confirmar meu e-mail';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `O link vale por ${days} dias, funciona uma vez e pede que você entre na conta. Se você não tem conta, ignore este e-mail: nada sobre comida é enviado a um endereço não confirmado.`;

export const resetSubject = 'Escolha uma nova senha para o Crisper';
export const resetAsked = 'Alguém, provavelmente você, pediu uma nova senha para a sua conta do Crisper.';
export const resetWithin = ({ minutes }: { minutes: number }) =>
  `Você tem ${minutes} minutos para escolher uma aqui:`;
export const resetButton = 'Escolher uma nova senha';
export const resetSmallPrint = 'Se não foi você, ignore este e-mail: sua senha continua a mesma.';
