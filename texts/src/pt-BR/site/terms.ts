export const pageTitle = 'Termos de uso';
export const pageDescription =
  'O acordo entre você e o Crisper, em seis seções curtas: contas, sua parte, seus dados e nossa responsabilidade.';
export const heading = 'Termos de uso';
export const lead =
  'O acordo entre você e nós. Seis seções curtas; a de segurança dos alimentos é a que se lê duas vezes. Esta é uma tradução; só o texto em inglês tem validade legal.';

export const introductionHeading = 'Introdução';
export const introduction =
  'O Crisper é um serviço gratuito que acompanha alimentos e suas datas de validade para casas e cozinhas compartilhadas. Ao usá-lo, com ou sem conta, você aceita estes termos. Se não puder aceitá-los, não o use.';

export const accountHeading = 'Cadastro';
export const accountNeeded =
  'Você pode navegar e ler sem conta. Para adicionar itens, precisa de uma, cadastrada com um e-mail que seja seu ou pelo Google. Informe um nome pelo qual sua cozinha reconheça você: ele aparece ao lado da sua comida.';
export const accountPassword =
  'Guarde sua senha só para você: o que é feito pela sua conta conta como feito por você. Se achar que outra pessoa a está usando, mude a senha e nos avise.';

export const responsibilitiesHeading = 'Sua responsabilidade';
export const responsibleForContent =
  'O que você coloca na geladeira aberta é público, com seu nome ao lado e, para quem tem conta, seu e-mail, a não ser que você escolha diferente no perfil. O que você coloca em uma cozinha é para as pessoas dela. Por isso, adicione só o que você tem o direito de compartilhar, e nada ilegal, ofensivo ou da vida privada de outra pessoa. Use só imagens que você pode usar.';
export const responsibleForUse =
  'Não tente ler ou alterar o que pertence a outras contas, contornar os limites do serviço nem sobrecarregá-lo a ponto de outros não poderem usá-lo. Podemos remover itens e encerrar contas que violem estas regras.';

export const dataHeading = 'Coleta de dados';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'Para funcionar, o Crisper guarda sua conta, seus itens e um pouco sobre o seu aparelho. Nossa ',
  privacyPolicy('Política de privacidade'),
  ' diz exatamente o quê, quem pode ver e como pedir a exclusão. Ela faz parte destes termos.',
];

export const liabilityHeading = 'Limitação de responsabilidade';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'O Crisper conta dias. Ele não vê, não cheira e não prova sua comida, e não assume responsabilidade por decisões sobre a segurança dos alimentos.',
  ),
  ' Um selo “fresco” diz que uma data ainda não chegou, não que algo é seguro para comer. Siga o rótulo, guarde a comida como ele pede e, na dúvida, jogue fora. Nossos artigos, dicas de conservação e a calculadora de IMC são informação geral e não orientação médica.',
];
export const noWarranty =
  'O serviço é oferecido como está. Trabalhamos para que funcione e esteja correto, mas não podemos prometer que nunca seja interrompido ou erre, e, na medida em que a lei permite, não respondemos por perdas decorrentes de confiar nele, inclusive comida estragada e avisos perdidos.';

export const changesHeading = 'Mudanças nestes termos';
export const changes =
  'Podemos mudar estes termos quando o serviço mudar. A versão atual está sempre nesta página; mudanças importantes são anunciadas nela antes de valer. Continuar usando o Crisper depois significa que você as aceita.';

export const contactHeading = 'Contato jurídico';
export const contact = <T>({ email }: { email: T }) => [
  'Qualquer assunto sobre estes termos vai para ',
  email,
  '. Indique a seção sobre a qual você escreve.',
];
