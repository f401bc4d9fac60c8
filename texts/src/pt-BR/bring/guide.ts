interface GuideStep {
  program: string;
  how: string;
  comes: string;
  stays: string;
}

/** For each program: which menu, which file, what comes along and what does not. docs/moving.md says more. */
export const guide: readonly GuideStep[] = [
  {
    program: 'Excel, Google Sheets, LibreOffice',
    how: 'Salve ou baixe a planilha como .xlsx ou CSV, ou copie as células e cole. No celular, compartilhe o arquivo com o app instalado.',
    comes: 'Linhas abaixo de títulos como Nome, Quantidade, Validade, Lugar, Preço, Código de barras, Notas.',
    stays: 'Fórmulas, imagens e outras planilhas além da primeira com esses títulos.',
  },
  {
    program: 'Grocy',
    how: 'Escolha data/grocy.db do servidor, um backup do Home Assistant com o Grocy, ou as respostas da API para stock, products e quantity_units, de preferência com locations, product_groups e stock_log, todas juntas.',
    comes:
      'O estoque com datas, itens abertos e congelados, lugares, preços, códigos de barras, notas e o que foi comido ou jogado fora.',
    stays:
      'Listas de compras, tarefas, pilhas, imagens, campos próprios, usuários. As receitas vêm por Cozinhar, como respostas da API.',
  },
  {
    program: 'EverShelf',
    how: 'Configurações (Settings), Export, CSV; ou data/evershelf.db do servidor.',
    comes:
      'Todo o inventário com datas, lugares e notas; do banco de dados, também o que foi comido ou jogado fora.',
    stays: 'Receitas, a lista de compras, imagens; do CSV, quanto há em um pacote.',
  },
  {
    program: 'Homebox',
    how: 'Ferramentas (Tools), Export inventory.',
    comes: 'O que uma etiqueta chama de comida; o resto você pode marcar.',
    stays: 'Garantias, anexos, números de série.',
  },
  {
    program: 'Tandoor',
    how: 'Salve a resposta de /api/inventory-entry/ como arquivo e escolha-o.',
    comes: 'O inventário com quantidades, datas e lugares.',
    stays: 'Receitas e planos de refeições.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Copie a lista e cole, como texto ou Markdown, ou escolha o JSON exportado.',
    comes: 'Nomes e quantidades para escolher: esses programas não sabem o que há em casa.',
    stays: 'Gastos e planos. Cozinhar aceita as receitas do KitchenOwl.',
  },
  {
    program: 'Outro Crisper',
    how: 'Configurações da cozinha, Tudo em um arquivo: CSV, Excel ou JSON.',
    comes:
      'Tudo sobre os itens. O JSON também tem o histórico, os lugares, as listas de compras e as receitas.',
    stays: 'Pessoas, o plano da semana, fotos tiradas lá.',
  },
];
export const howToGet = 'Como';
export const whatComes = 'O que vem junto';
export const whatStays = 'O que não vem';
