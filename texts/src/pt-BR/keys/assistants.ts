/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Cozinhas',
    description: 'Lista as cozinhas que esta chave abre, com quantos itens têm hoje o último dia.',
    none: 'Esta chave não abre nenhuma cozinha.',
  },
  eat_first: {
    title: 'O que comer primeiro',
    description:
      'O que precisa ser comido primeiro, e quanto há. Um dia com certeza “estimated” é um palpite: diga isso. Um item com o conselho “do-not-eat” não pode ser comido.',
  },
  find_food: { title: 'Encontrar itens', description: 'Encontra itens por palavras do nome.' },
  shopping_list: {
    title: 'Lista de compras',
    description: 'O que está nas listas de compras.',
  },
  what_can_we_cook: {
    title: 'O que podemos cozinhar',
    description:
      'Os primeiros pratos para o que precisa ir embora logo, primeiro o que salva mais: o que cada um usa e o que falta. A receita está na página do caminho (path).',
    tooMuch: 'Há coisa demais nesta cozinha para achar pratos aqui. A página Cozinhar da cozinha acha.',
  },
  waste_of_month: {
    title: 'Desperdício de um mês',
    description: 'O que foi comido e o que foi jogado fora em um mês, por exemplo 2026-11.',
  },
  add_food: {
    title: 'Adicionar itens',
    description:
      'Adiciona itens a partir de uma linha como “2 l de leite até sexta, 500 g de carne moída no freezer”. Diga à pessoa o que é duvidoso.',
  },
  happened: {
    title: 'O que aconteceu com um item',
    description:
      'Diz que um item foi comido, comido em parte, jogado fora, aberto, congelado ou movido. O evento da resposta pode ser desfeito.',
  },
  undo: { title: 'Desfazer', description: 'Desfaz o que aconteceu com um item, pelo evento.' },
  shopping_add: {
    title: 'Pôr na lista',
    description: 'Põe um item na lista de compras.',
  },
  shopping_tick: { title: 'Marcar', description: 'Diz que um item da lista foi pego, ou não.' },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Não há streams aqui: pergunte de novo quando precisar saber.';
