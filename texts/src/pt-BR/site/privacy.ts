export const pageTitle = 'Política de privacidade';
export const pageDescription =
  'O que o Crisper guarda sobre você, quem pode ver e como copiar, corrigir ou excluir.';
export const heading = 'Política de privacidade';
export const lead =
  'O que guardamos, por quê, quem mais pode ver e como fazer a gente esquecer. Escrito para ser lido. Esta é uma tradução; só o texto em inglês tem validade legal.';
export const lastUpdated = ({ date }: { date: string }) => `Última atualização: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'hoje';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'O que coletamos';
export const collectLead = 'Só o que o app precisa para funcionar:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Sua conta:'),
  ' nome e e-mail, seu fuso horário e a URL de uma foto de perfil, se você informar. Se escolher uma senha, guardamos um hash de mão única dela, nunca a própria senha.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Sua comida:'),
  ' os itens que você adiciona com datas de validade, categorias, quantidades, imagens e descrições, e as notas privadas que escreve neles; o que aconteceu com eles, e quando; preços, listas de compras, receitas, refeições planejadas e como sua cozinha chama um produto. As fotos são guardadas sem o lugar e a câmera que o celular grava nelas.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Suas medidas:'),
  ' altura, peso, idade e sexo, se você tocar em “Acompanhar” na calculadora de IMC, até você removê-los.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('O que você nos pede:'),
  ' mensagens da página de contato com seu nome e e-mail, as consultas que marca, quando quer lembretes e em quais aparelhos, em que calendário ou por qual tópico do ntfy, as chaves dos seus programas e quando cada uma foi usada pela última vez, as URLs que suas cozinhas avisam do que acontece e, para a newsletter semanal, seu e-mail e fuso horário, até você cancelar a inscrição.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Dados de uso:'),
  ' as atividades da sua própria conta, como adicionar ou alterar um item, quais notificações você viu e o que nosso servidor precisa registrar para ficar de pé e impedir abusos.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Dados do aparelho:'),
  ' o tipo de navegador, o endereço IP e o fuso horário que ele envia, para que “hoje” seja o seu hoje. A cada entrada e a cada mudança na sua conta, guardamos navegador e endereço IP por 90 dias, para você consultar no perfil.',
];
export const browserStorage =
  'Seu navegador guarda um token de acesso de curta duração no armazenamento local e um cookie que o renova, que mantêm sua conta aberta; um cookie que mostra as imagens das suas cozinhas; um cookie pelo qual reconhecemos um navegador em que você já entrou; o que você escolheu ou digitou por último, como claro ou escuro; e, enquanto sua conta está aberta, seu nome, suas cozinhas com os itens e o que você fez lá, para que abram sem rede. Sair da conta apaga tudo isso. Um tablet que mostra sua cozinha guarda a chave com que foi aberto. Não há cookies de publicidade nem rastreadores de outras empresas.';

export const useHeading = 'Como usamos';
export const ourUse =
  'Para mostrar seus itens e contar os dias deles, para avisar antes que vençam, para você entrar e continuar na sua conta, para responder quando você escreve e para descobrir o que quebrou. Não montamos perfis de publicidade, e o que você come só decide o que seu painel mostra.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('O que os outros veem:'),
  ' as pessoas de uma cozinha sua veem os itens dela, quem os adicionou e o que cada um fez com eles, seu nome e sua foto, e seu e-mail só se você o mostra a todo mundo. Elas também veem as listas de compras, as receitas e as refeições planejadas; quem recebe de um membro o link de uma lista vê essa lista e o nome do membro, por no máximo dois dias. Itens na geladeira aberta são públicos: quem abre a página Geladeira vê nome, imagem, categoria, quantidade, descrição e datas de um item, com ou sem conta. Em “Adicionado por”, quem visita lê seu nome e quem tem conta lê seu e-mail, a não ser que você escolha diferente no perfil. Suas notas, notificações, lista de atividades e medidas são mostradas só a você.',
];

export const sharingHeading = 'Compartilhamento';
export const sharingLead =
  'Não vendemos seus dados, a ninguém, para nada. Podemos compartilhar a parte necessária com:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('prestadores de serviço'),
  ' que operam o servidor, entregam nossos e-mails ou, quando você escolhe, fazem sua entrada com o Google, e que só podem usar os dados para essa tarefa;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('autoridades legais'),
  ', quando a lei não nos deixa escolha, e então nada além do que ela pede;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('empresas ligadas'),
  ' ao Crisper, que seguem esta mesma política.',
];
export const linkedPictures =
  'Onde quem administra este Crisper ativou isso, o número de um produto que você lê é procurado no Open Food Facts, pelo nosso servidor e sem uma palavra sobre você. Se você nos dá o endereço de uma página da web com uma receita, nosso servidor lê essa página para você: o outro site não fica sabendo seu endereço IP nem quem pediu. As pessoas podem exibir por link imagens de outros sites. Seu navegador as carrega de lá, então o outro site vê seu endereço IP, mas não qual das nossas páginas você estava vendo.';
export const programs =
  'Outros programas só ficam sabendo da sua comida se uma pessoa os deixa entrar. Quem tem uma chave que você criou para um programa, um tablet ou um assistente lê aquilo para que a chave serve, e altera se você permitiu, até a chave terminar ou você a encerrar; um assistente passa o que lê a quem o opera. Quem tem a URL do seu calendário lê suas datas, até você desativá-la ou criar outra. Um webhook de uma cozinha, que cada membro dela pode configurar, envia o que entra, o que muda, o que sai, o que precisa ser comido e o que acontece nas listas de compras à URL escolhida, sem nomes de pessoas, e termina quando esse membro sai. Um lembrete por ntfy passa pelo servidor do tópico em texto aberto; um aviso no seu celular passa pelo fabricante do seu navegador, criptografado, de modo que ele não consegue ler.';
export const broughtFiles =
  'A maioria dos arquivos com itens que você traz é lida no seu aparelho, e só recebemos o que você adiciona. O banco de dados de outro programa é lido pelo nosso servidor e excluído assim que isso termina; contas e senhas nele não são lidas.';

export const securityHeading = 'Segurança';
export const security =
  'Seus dados ficam no banco de dados do Crisper que você usa. As senhas passam por hash com Argon2id, os tokens de acesso dos navegadores expiram em dez minutos, das chaves de programas guardamos um hash de mão única, e cada mudança em um item é conferida no servidor: pela conta que o adicionou ou, em uma cozinha, pelas pessoas dela. Sair da conta encerra a sessão lá, não só no seu navegador. Nenhum sistema está livre de falhas: se um vazamento um dia atingir seus dados, diremos o que aconteceu e o que fazer.';

export const rightsHeading = 'Seus direitos';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Você pode ',
  strong('consultar'),
  ' tudo o que temos sobre você, ',
  strong('corrigir'),
  ' o que está errado e ',
  strong('excluir'),
  ' o que não quer mais que fique guardado. Você pode fazer tudo isso por conta própria, na hora: itens, notas e medidas nas páginas deles, seu nome e sua foto no perfil. ',
  yourData('Baixar meus dados'),
  ' também está lá, assim como ',
  deleteAccount('Excluir conta'),
  ', que leva tudo o que há na conta; só backups anteriores ainda o têm, até serem substituídos.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Para todo o resto, como uma mensagem que você nos mandou um dia, ou se os botões não bastarem, escreva para ',
  email,
  ' a partir do e-mail com que você se cadastrou.',
];

export const changesHeading = 'Mudanças nesta política';
export const changes =
  'Quando o programa muda o que guarda, esta página muda junto, e a data no alto diz se sua leitura está em dia. Se uma mudança tocar nos seus direitos, anunciamos aqui antes que ela passe a valer.';

export const contactHeading = 'Encarregado de dados (DPO)';
export const contact = <T>({ email }: { email: T }) => [
  'Perguntas, pedidos e reclamações sobre seus dados vão para o nosso encarregado de proteção de dados em ',
  email,
  '. Uma pessoa lê e responde em até 30 dias.',
];
