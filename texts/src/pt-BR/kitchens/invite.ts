import { plural } from '#pt-BR/plural.ts';

export const heading = 'Convidar alguém';
export const as = 'Convidar como';
export const uses = 'Para quantas pessoas';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: `${count} pessoa`, other: `Até ${count} pessoas` });
export const makeLink = 'Criar um link';
export const makingLink = 'Criando o link…';
export const linkMeaning = ({ days }: { days: number }) =>
  `Ele vale por ${days} dias, e você pode encerrá-lo quando quiser.`;

export const holdCamera = 'Aponte uma câmera para ele';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR code do convite para “${kitchen}”, igual ao link abaixo`;
export const enlarge = 'Mostrar o código maior';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `até ${date} · para ${count} pessoa, como ${role}`,
    other: `até ${date} · para ${count} pessoas, como ${role}`,
  });
export const link = 'O link';
export const linkHint = 'Ele só aparece agora. Se você perder, crie outro.';
export const share = 'Compartilhar o link';
export const shareText = ({ kitchen }: { kitchen: string }) => `Venha para a nossa cozinha: ${kitchen}`;
export const copy = 'Copiar o link';
export const copied = 'Link copiado.';
export const copyFailed = 'Seu navegador não nos deixa copiar. Selecione o link e copie manualmente.';
export const another = 'Criar outro link';

export const byMail = 'Por e-mail';
export const byMailText = 'Para uma pessoa: o link só funciona com uma conta deste e-mail.';
export const email = 'E-mail da pessoa';
export const send = 'Enviar o convite';
export const sending = 'Enviando…';
export const mailed = ({ email: to }: { email: string }) => `O convite está a caminho de ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `Não foi possível enviar o e-mail. Mande o link por outro meio; ele só funciona para ${to}.`;
export const noMail =
  'Este Crisper não envia e-mails, então também não convida por e-mail. Crie um link e passe adiante.';

export const open = 'Convites abertos';
export const openText = 'Quem tem um destes links ainda pode entrar.';
export const openFailed = 'Não foi possível carregar os convites abertos';
export const linkFor = ({ role }: { role: string }) => `Link para entrar como ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `E-mail para ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `até ${date}, por ${name}`,
    other: `${used} de ${of} usados, até ${date}, por ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Encerrar',
  unseen(`: ${which}`),
];
export const endThisLink = 'Encerrar este link';
export const ended = 'O link não funciona mais.';
