export const brokenTitle = 'Está faltando alguma coisa';
export const brokenLead = 'Este endereço não está completo. Abra o link exatamente como está no e-mail.';
export const expiredTitle = 'Este link expirou';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Use o do nosso último e-mail ou ',
  contact('escreva para a gente'),
  ' que nós resolvemos para você.',
];
export const failed = 'Não deu certo';
export const oneMoment = 'Só um instante…';
export const goToCrisper = 'Ir para o Crisper';
