import { plural } from '#pt-BR/plural.ts';

export const heading = 'Converse com um especialista';
export const introduction = 'Meia hora sobre a sua cozinha, com alguém que já viu geladeira pior que a sua.';
export const solheimSpecialty = 'Nutrição e segurança dos alimentos';
export const solheimBio =
  'Cuidou da segurança dos alimentos em um hospital infantil. Ela explica o que a data na embalagem quer dizer e quando confiar no seu nariz.';
export const oyelaranSpecialty = 'Cozinha sem desperdício';
export const oyelaranBio =
  'Cozinhou em restaurantes que pesam o lixo toda noite. De uma foto da sua geladeira, ele tira cinco jantares e uma lista curta.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} ano de experiência`, other: `${years} anos de experiência` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' de 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Marcar consulta',
  unseen(` com ${name}`),
];
export const bookAny = 'Marcar uma consulta';

export const testimonials = 'O que dizem por aí';
export const stars = ({ count }: { count: number }) =>
  plural(count, { one: `${count} estrela de 5`, other: `${count} estrelas de 5` });
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '“Nossa casa já teve quatro potes de pesto abertos. Agora tem um, e todo mundo sabe de quem é.”';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'divide a cozinha com mais três pessoas';
export const darioQuote =
  '“Cozinho para cinco e faço compras no sábado. A lista do que vence virou o plano inteiro.”';
export const darioAuthor = 'Dario';
export const darioRole = 'pai de três';
export const sunnivaQuote =
  '“Levei uma semana para criar o hábito de anotar as coisas. Desde então joguei fora um pepino.”';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'mora sozinha e viaja muito';
export const kwameQuote =
  '“Pusemos em um tablet ao lado da geladeira do escritório. A faxina de sexta, com etiquetas e brigas, acabou.”';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'cuida de um escritório';
export const leonieQuote =
  '“Minha mãe esquece o que abriu. Eu olho a prateleira dela a duzentos quilômetros e ligo por causa do peixe.”';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'cuida de duas cozinhas';
export const petrQuote = '“Meia hora com o Mateo e parei de comprar salada em saco. Só isso já valeu.”';
export const petrAuthor = 'Petr';
export const petrRole = 'marcou uma consulta na primavera';

export const loginRequired = 'É preciso entrar';
export const loginRequiredText = 'Entre na sua conta para marcar uma consulta.';
export const login = 'Entrar';
export const alreadyRequested = 'Já pedida';
export const notSent = 'Não enviado';
export const requested = 'Pedido enviado!';
export const kept = 'Pedido guardado';
export const requestedByMail = ({ name }: { name: string }) =>
  `Nossa equipe entra em contato logo para marcar sua consulta com ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Seu pedido de consulta com ${name} fica guardado para quem administra este Crisper. Ele não envia e-mails, então essas pessoas precisam procurá-lo; ele está no seu perfil.`;
