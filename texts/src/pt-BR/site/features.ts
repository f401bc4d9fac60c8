export const heading = 'E tem mais';
export const introduction = 'Comece pelas datas. O que ainda está em construção vem indicado.';
export const tabs = 'Outras funções';

export const expiryTrackingTitle = 'Controle de validade';
export const expiryTrackingText =
  'Cada item tem seu próprio relógio, em dias, horas e minutos, e avisa com clareza quando o tempo acaba.';
export const mackerel = 'Cavalinha';
export const mackerelLeft = '0 d 9 h 40 min';
export const avocado = 'Abacate';
export const avocadoLeft = '1 d 9 h 40 min';
export const cheese = 'Queijo prato';
export const cheeseLeft = '16 d 9 h 40 min';
export const oatMilk = 'Leite de aveia';
export const oatMilkLeft = 'Este item venceu.';
export const statusName = { soon: 'Vence logo', fresh: 'Fresco', expired: 'Vencido' };

export const inventoryTitle = 'Inventário automático';
export const inventoryText =
  'A leitura de cupons e o reconhecimento de imagens preenchem a lista para você, no seu próprio celular: mostre o cupom, o código de barras ou o alimento para a câmera e veja o que foi entendido antes de ir para a prateleira. Balanças inteligentes ainda vão chegar.';
export const tomatoesPrinted = 'TOMATE CEREJA 500G';
export const tomatoes = 'Tomate-cereja';
export const eggsPrinted = 'OVOS CAIP C/10';
export const eggs = '10 ovos';
export const butterPrinted = 'MANT S/SAL 200G';
export const butter = 'Manteiga';
export const recognised = 'reconhecido';

export const recipesTitle = 'Receitas contra o desperdício';
export const recipesText =
  'Cozinhe a partir do topo da lista. Os pratos partem do que vence esta semana na sua cozinha, não do que uma revista quer que você compre, e um toque diz o que foi para a panela.';
export const recipe = 'Shakshuka verde';
export const recipeSummary = '20 minutos, uma frigideira, três coisas que vencem logo';
export const recipeEggs = '3 ovos';
export const recipeEggsDue = '3 dias';
export const recipeSpinach = 'Espinafre';
export const recipeSpinachDue = 'Hoje';
export const recipeCheese = 'O fim do feta';
export const recipeCheeseDue = '2 dias';

export const analyticsTitle = 'O que você consome';
export const analyticsText =
  'Seu painel conta o que está fresco, o que vence logo e o que venceu, e compara com a semana passada. Sua cozinha mostra doze meses do que foi comido e do que foi jogado fora. Assine abaixo, e o resumo de segunda diz o que comer e o que aconteceu com o resto.';
export const analyticsWithoutMail =
  'Seu painel conta o que está fresco, o que vence logo e o que venceu, e compara com a semana passada. Sua cozinha mostra doze meses do que foi comido e do que foi jogado fora. O resumo da semana viria por e-mail, e este Crisper não envia nenhum.';
export const totalItems = 'Itens';
export const expiringSoon = 'Vencem logo';
export const expiredItems = 'Vencidos';
export const freshItems = 'Frescos';
export const fromLastWeek = ({ change }: { change: string }) => `${change} em uma semana`;
export const weeklyReport = 'Seu resumo da semana';
export const weeklyReportSummary = '4 itens para comer esta semana. Perdido na semana passada: 1 item.';

export const shoppingListsTitle = 'Listas de compras espertas';
export const shoppingListsText =
  'A lista que conhece a prateleira: compras 60% mais eficientes e nada de um terceiro pote de mostarda. Ela vai junto no app que você instala no iOS e no Android, mesmo onde não há sinal.';
export const bananas = 'Bananas';
export const bananasReason = 'Acabaram no domingo';
export const coffee = 'Café';
export const coffeeReason = 'Restam duas xícaras';
export const honey = 'Mel';
export const honeyReason = 'Meio pote em casa';
export const rice = 'Arroz';
export const riceReason = '1,2 kg em casa';
