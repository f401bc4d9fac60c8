import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'Um arquivo CSV ou Excel funciona, e uma lista colada também.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Não há comida aí. ${WORKS}`,
  'too-many':
    'São mais de 5.000 linhas, e uma cozinha tem espaço para 5.000 itens. Tire algumas linhas ou divida o arquivo.',
  'too-large':
    'Esse arquivo é maior que qualquer cozinha. Salve só a planilha com os itens, como CSV. Um banco de dados pode ter 64 MB.',
  damaged: 'Esse arquivo está danificado ou incompleto. Salve de novo e tente mais uma vez.',
  'unknown-json':
    'É JSON de um programa que não conhecemos. A maioria dos programas também exporta como CSV.',
  'newer-crisper': 'Esse arquivo vem de um Crisper mais novo. Atualize este primeiro.',
  'grocy-incomplete':
    'Isso é uma parte do Grocy. Escolha juntas as respostas de “stock”, “products” e “quantity_units”, ou o arquivo grocy.db.',
  recipes: 'São receitas. Traga por Cozinhar, com “Adicionar receita”.',
  pdf: 'Isso é um PDF, seja qual for o nome. Copie a lista e cole aqui, ou salve a planilha como CSV.',
  picture: 'Isso é uma imagem. Para ler um cupom ou um rótulo, use a câmera onde você adiciona itens.',
  'old-excel': 'É uma pasta de um Excel antigo (.xls). Salve como .xlsx ou CSV.',
  'open-document': 'É um arquivo OpenDocument. Salve como .xlsx ou CSV, o LibreOffice consegue.',
  archive: 'É um arquivo compactado. Descompacte e escolha o arquivo de dentro.',
  calendar:
    'É um calendário: tem dias, mas não tem quantidades nem lugares. Escolha os próprios itens; do Grocy, é o arquivo grocy.db.',
  'web-page': 'É uma página da web. Copie a tabela e cole aqui.',
  'needs-server':
    'Um banco de dados é lido pelo seu servidor, que não responde agora. Um arquivo CSV ou Excel é lido neste aparelho.',
  binary: `Não sabemos o que é esse arquivo. ${WORKS}`,
};
export const readFailed = 'Não deu para ler. Tente de novo ou salve como CSV.';
