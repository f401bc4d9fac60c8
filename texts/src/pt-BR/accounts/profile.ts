import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Perfil salvo!';
export const updateFailedToast = ({ reason }: { reason: string }) =>
  `Não foi possível salvar o perfil: ${reason}`;

export const details = 'Perfil';
export const fullName = 'Nome completo';
export const noName = 'Sem nome';
export const createdOn = 'Conta criada em';
export const status = 'Situação da conta';
export const active = 'Ativa';
export const edit = 'Editar perfil';
export const editForm = 'Editar perfil';
export const pictureUrl = 'URL da foto de perfil';
export const takePhoto = 'Tirar uma foto';
export const choosePhoto = 'Escolher uma foto';
export const uploading = 'Enviando…';
export const saveChanges = 'Salvar';

export const passwordHeading = 'Senha';
export const passwordIntroduction =
  'Mudar a senha faz você sair da conta em todos os outros aparelhos e encerra seu endereço de calendário.';
export const noPasswordIntroduction =
  'Você entra por outro provedor. Com uma senha, também pode entrar sem ele.';
export const passwordForm = 'Mudar a senha';
export const currentPassword = 'Senha atual';
export const changePassword = 'Mudar a senha';
export const setPassword = 'Criar uma senha';
export const passwordChangedToast = 'Senha alterada. Você saiu da conta em todos os outros aparelhos.';
export const passwordNotChangedTitle = 'A senha não foi alterada';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Peça ',
  link('um link por e-mail'),
  ' para mudar.',
];

export const timeZone = 'Fuso horário';
export const timeZoneIntroduction =
  'Decide que dia é para você quando seu navegador não diz, por exemplo nos lembretes e em scripts que usam sua conta.';
export const sameTimeZone = 'Igual ao do seu navegador.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Seu navegador está em ${zone}.`;
export const saveTimeZone = 'Salvar fuso horário';

export const privacy = 'Seu e-mail';
export const privacyIntroduction = 'Sua comida está na geladeira aberta; seu e-mail não precisa estar.';
export const whoSeesEmail = 'Quem vê seu e-mail ao lado da sua comida?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Ninguém',
  'signed-in': 'Quem tem conta',
  everybody: 'Todo mundo',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Todo mundo vê seu nome, ${name}.`,
  'signed-in': ({ email, name }) => `Essas pessoas veem ${email}. Quem só visita vê seu nome, ${name}.`,
  everybody: ({ email }) =>
    `As pessoas das suas cozinhas veem ${email}, e também quem visita e a internet inteira.`,
};
export const savePrivacy = 'Salvar privacidade';

export const devicesHeading = 'Todos os aparelhos';
export const devicesIntroduction =
  'Perdeu o celular ou deixou a conta aberta na casa de alguém? Aqui você sai da conta em todos os aparelhos, neste também, e encerra seu endereço de calendário.';
export const logoutEverywhere = 'Sair de todos';
export const logoutTitle = 'Tem certeza?';
export const logoutQuestion = 'Quer sair da conta em todos os aparelhos?';
export const logoutFailedTitle = 'Erro';
export const logoutFailed = 'Não deu para sair. Tente de novo.';
export const loggedOutTitle = 'Pronto';
export const loggedOut = 'Você saiu da conta em todos os aparelhos';

export const eventsHeading = 'Atividade da conta';
export const eventsIntroduction =
  'Quem entrou, de onde, e o que mudou. Se algo aqui não foi você, mude a senha e saia de todos os aparelhos.';
export const eventsFailed = 'Não foi possível carregar a atividade da conta';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Entrada',
  'signed-out-everywhere': 'Saída de todos os aparelhos',
  'password-changed': 'Senha alterada',
  'password-reset': 'Senha redefinida por e-mail',
  'profile-changed': 'Perfil alterado',
  'calendar-address-made': 'Endereço de calendário criado',
  'calendar-address-ended': 'Endereço de calendário encerrado',
  'key-made': 'Chave de programa criada',
  'key-ended': 'Chave de programa encerrada',
  'keys-ended': 'Chaves de programas encerradas',
};

export const exportHeading = 'Uma cópia para você';
export const exportIntroduction =
  'Tudo o que está na sua conta, em um arquivo JSON: perfil, itens com notas, atividades, medidas, consultas, lembretes, atividade da conta e links para suas fotos.';
export const downloadData = 'Baixar meus dados';

export const deleteAccount = 'Excluir conta';
export const deleteIntroduction = 'Sua comida, suas notas, suas fotos e suas medidas vão junto, para sempre.';
export const deleteTitle = 'Excluir sua conta?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'A conta de ',
  email,
  ' e tudo o que tem nela serão excluídos. Ninguém consegue trazer de volta.',
];
export const deletePassword = 'Sua senha, para confirmar que é você';
export const deleteForGood = 'Excluir para sempre';
export const deletedTitle = 'Conta excluída';
export const deleted = 'Sua conta e tudo o que tinha nela se foram. Valeu pela companhia.';
