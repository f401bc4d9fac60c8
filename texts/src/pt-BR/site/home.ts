export const whyHeading = 'Por que o Crisper';
export const whyText =
  'Você já tem a melhor ferramenta contra o desperdício: o jantar. O Crisper só diz por onde começar.';
export const seeThrough = 'Veja através da porta da geladeira';
export const seeThroughText = 'No mercado, no ônibus ou no sofá: o que você tem, quanto e até quando.';
export const clearDates = 'Datas que dizem alguma coisa';
export const clearDatesText =
  'Três cores, nenhuma conta. Verde pode esperar, amarelo é o jantar, vermelho é lição aprendida.';
export const freshTag = '12 dias';
export const soonTag = 'Amanhã';
export const expiredTag = 'Vencido';
export const shared = 'Feito para cozinhas compartilhadas';
export const sharedText =
  'Repúblicas, famílias, a geladeira do escritório: uma prateleira para todos, com um nome ao lado do que é de alguém. Só as pessoas da sua cozinha veem, e os programas que elas deixam entrar.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Comida melhor, não só menos lixo';
export const betterFoodText =
  '72% dizem que comem de forma mais saudável. Quando as verduras estão no topo da lista, acabam no prato.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = '%';
export const satisfactionLabel = 'de satisfação';
export const wasteReductionSuffix = '%';
export const wasteReductionLabel = 'menos desperdício';
export const timeSavedSuffix = ' h';
export const timeSavedLabel = 'poupadas por semana';
export const savingsPrefix = 'US$ ';
export const savingsSuffix = ' mil';
export const savingsLabel = 'de economia por ano';

export const howHeading = 'Como funciona';
export const howText = 'Quatro passos. O primeiro é seu, os outros acontecem sozinhos.';
export const scanTitle = 'Leia';
export const scanText =
  'Mostre um código de barras, um cupom ou a data de uma embalagem para a câmera, ou digite “leite, 6 ovos”. Você vê o que entendemos, e a prateleira se enche.';
export const trackingTitle = 'Em tempo real';
export const trackingText =
  'Cada item faz sua própria contagem, e o que os outros adicionam aparece enquanto você olha. Sua visão geral diz o que comer primeiro.';
export const alertsTitle = 'Avisos';
export const alertsText =
  'A partir de cinco dias antes da data, o sino avisa. Cedo o bastante para planejar, tarde o bastante para importar.';
export const insightsTitle = 'Balanço';
export const insightsText =
  'Sua cozinha soma o que foi comido e o que foi jogado fora, mês a mês, e diz o que pode ajudar. Se quiser, um resumo chega toda semana por e-mail. Desperdiçar menos economiza até US$ 1.200 por ano para uma família.';
export const insightsWithoutMail =
  'Sua cozinha soma o que foi comido e o que foi jogado fora, mês a mês, e diz o que pode ajudar. Este Crisper não envia resumos por e-mail. Desperdiçar menos economiza até US$ 1.200 por ano para uma família.';
export const start = 'Começar com um item';

export const resourcesHeading = 'Materiais e resultados';
export const resourcesText = 'Coisas para imprimir, preencher e assistir, usando o Crisper ou não.';
export const storageGuideTitle = 'O guia de conservação';
export const storageGuideText =
  'Quanto tempo 70 alimentos duram na geladeira, no freezer e no armário. Duas páginas para pendurar.';
export const expiryTrackerTitle = 'A planilha de validades';
export const expiryTrackerText =
  'Uma planilha que colore o que comer logo, para quem gosta da cozinha em células.';
export const mealPlannerTitle = 'O planejador de refeições';
export const mealPlannerText =
  'Uma folha por semana: o que estraga primeiro, o que cozinhar quando, o que comprar.';
export const walkthroughTitle = 'O passeio guiado';
export const walkthroughText = 'O Crisper em meio minuto, sem uma palavra.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Baixar',
  unseen(`: ${title}`),
];
export const impactText = 'O que olhar a tempo faz no total:';
export const mealsSuffix = ' mil+';
export const mealsLabel = 'refeições';
export const familiesSuffix = '+';
export const familiesLabel = 'famílias';
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'de CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'países';

export const blogHeading = 'Do blog';
export const allArticles = 'Todos os artigos';
export const fridgeMapCategory = 'Conservação';
export const fridgeMapHeading = 'Um mapa da sua geladeira';
export const fridgeMapText =
  'Onde está o frio, onde não está, e por que o leite não tem nada a fazer na porta.';
export const dateLabelsCategory = 'Datas e segurança';
export const dateLabelsHeading = 'Validade, consumir até, vender até: três promessas diferentes';
export const dateLabelsText = 'Uma fala de segurança, outra de crocância, e a terceira não é da sua conta.';
export const cookInOrderCategory = 'Planejamento';
export const cookInOrderHeading = 'Cozinhe a semana na ordem em que ela estraga';
export const cookInOrderText = 'Peixe na segunda, repolho no domingo: um cardápio que segue a comida.';
