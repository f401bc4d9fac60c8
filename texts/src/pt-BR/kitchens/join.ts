import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Participar de uma cozinha';
export const pageDescription = 'Um convite para a cozinha de alguém.';
export const loading = 'Abrindo seu convite…';
export const loadFailed = 'Não foi possível abrir o convite';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} convida você para “${kitchen}”`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Você entra como membro: vê tudo e pode fazer tudo com os itens.',
  guest: 'Você entra como visita: pode olhar, mas não mexer.',
};
export const seen = 'As outras pessoas da cozinha veem seu nome e sua foto.';
export const validUntil = ({ date }: { date: string }) => `O convite vale até ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Ele é só para ${email}.`;

export const join = 'Participar da cozinha';
export const joining = 'Entrando…';
export const registerAndJoin = 'Criar conta e participar';
export const logInAndJoin = 'Entrar e participar';
export const notNow = 'Agora não';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Você já está em “${kitchen}”`;
export const memberAlreadyText = 'O convite continua aberto para os outros.';
export const open = 'Abrir a cozinha';

export const goToKitchens = 'Ir para minhas cozinhas';
export const goHome = 'Ir para o Crisper';

export const brokenTitle = 'O link não está completo';
export const brokenText =
  'Ele pode ter sido cortado em uma mensagem. Copie o link inteiro, até a última letra, ou peça para enviarem de novo.';
export const endedTitle = 'Este convite foi encerrado';
export const endedText =
  'Alguém da cozinha cancelou o convite, ou o link tem uma letra errada. Se você deve entrar, peça um novo link.';
export const expiredTitle = 'Este convite expirou';
export const expiredText = 'Um convite vale por sete dias. Peça um novo; leva só um instante.';
export const usedUpTitle = 'Este convite já foi usado';
export const usedUpText = 'Já entraram por ele todas as pessoas que podiam. Peça um novo.';
export const otherEmailTitle = 'Este convite é para outra pessoa';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Ele é para ${email}, e você entrou como ${own}. Entre com o outro e-mail ou peça um convite só seu.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Ele não é para ${own}, a conta em que você entrou. Entre com o outro e-mail ou peça um convite só seu.`;
export const switchAccount = 'Entrar com outra conta';
export const switchFailed = 'Não deu para sair. Tente de novo.';
export const needsProofTitle = 'Mais um passo: este e-mail é seu?';
export const needsProofText = ({ own }: { own: string }) =>
  `O convite foi enviado para ${own}. Para que ninguém mais o use, mandamos um e-mail para lá. Abra o link dele e volte aqui.`;
export const sendProof = 'Enviar o e-mail';
export const proofSent = ({ own }: { own: string }) => `O e-mail está a caminho de ${own}.`;
export const tryAgain = 'Pronto, quero entrar';
export const tooManyKitchensTitle = 'Você já está em muitas cozinhas';
export const tooManyKitchensText =
  'Uma pessoa pode estar em vinte. Saia de uma delas e abra o convite de novo.';
export const tooManyPeopleTitle = 'Esta cozinha está cheia';
export const tooManyPeopleText =
  'Ela já tem o máximo de pessoas. Alguém de lá precisa abrir espaço primeiro.';
