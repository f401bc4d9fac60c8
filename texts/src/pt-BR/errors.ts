import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Algo deu errado!';

export const unreachable = 'Não conseguimos falar com o Crisper. Confira sua conexão e tente de novo.';
export const outdated = 'O Crisper acabou de ser atualizado. Recarregue esta página e tente de novo.';
export const internal = 'Algo deu errado do nosso lado. Tente de novo.';
export const itemNotFound = 'Item não encontrado.';
export const popupBlocked =
  'Seu navegador bloqueou a janela de login. Permita pop-ups para esta página e tente de novo.';
export const popupClosed = 'A janela de login foi fechada antes do fim.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Confira o que você digitou.',
  malformed_request: 'Não foi possível ler o pedido.',
  unauthenticated: 'Entre na sua conta para continuar.',
  invalid_token: 'Sua sessão terminou. Entre de novo.',
  user_not_found: 'Conta não encontrada. Cadastre-se primeiro.',
  wrong_password: 'Senha incorreta. Tente de novo.',
  invalid_credentials: 'E-mail ou senha incorretos. Tente de novo.',
  too_many_attempts: 'Tentativas demais. Espere um pouco e tente de novo.',
  email_in_use: 'Já existe uma conta com este e-mail. Entre nela.',
  registration_closed: 'Aqui não se abrem novas contas. Quem administra este Crisper pode mudar isso.',
  registration_by_invitation:
    'Aqui só se entra com convite. Peça a alguém um link da cozinha e abra-o primeiro.',
  email_missing: 'O provedor não informou um e-mail, e uma conta precisa de um.',
  email_not_verified: 'Já existe uma conta com este e-mail, e o provedor não confirmou que ele é seu.',
  identity_not_proven: 'Não foi possível verificar o login. Tente de novo.',
  provider_not_configured: 'Esta forma de entrar não está disponível aqui.',
  reset_link_invalid: 'Este link já foi usado ou expirou. Peça um novo.',
  email_link_invalid: 'Este link já foi usado ou expirou. Seu perfil envia um novo.',
  other_account: 'Este link é de outra conta. Entre nela e abra o link de novo.',
  newsletter_link_invalid: 'Este link está incompleto ou expirou. Use o do nosso último e-mail.',
  sign_in_again: 'Entre de novo para confirmar que é você.',
  other_origin: 'Isto só pode ser feito nas páginas do próprio Crisper.',
  not_you: 'Você só pode ver o que é seu.',
  not_item_owner: 'Só a pessoa responsável pode alterar este item.',
  item_not_found: itemNotFound,
  item_not_restorable: 'É tarde demais para trazer de volta.',
  item_not_free: 'Não está mais disponível para pegar.',
  item_taken: 'Alguém foi mais rápido: já pegaram.',
  item_changed: 'Alguém alterou este item enquanto isso. Olhe de novo.',
  item_gone: 'Não está mais nesta cozinha.',
  undo_too_late: 'Isto aconteceu há mais de trinta dias: não dá mais para desfazer.',
  undone_already: 'Isto já foi desfeito.',
  not_undoable: 'Depois disso aconteceu outra coisa com este item: não dá para desfazer.',
  frozen_already: 'Já está no freezer.',
  frozen_twice: 'Já foi congelado duas vezes. Uma terceira não seria segura.',
  not_frozen: 'Não está congelado, então não há o que descongelar.',
  over_before_freezing: 'Foi descongelado e o dia já passou: não congele de novo.',
  use_by_passed: 'A data “consumir até” já passou: não congele mais.',
  id_taken: 'Este id já pertence a outra coisa. Crie um novo.',
  picture_unreadable: 'Este arquivo não é uma imagem ou está danificado. Escolha outro.',
  picture_on_its_way: 'Sua última imagem ainda está a caminho. Espere ela chegar para enviar a próxima.',
  already_booked: 'Você já pediu esta consulta. Ela está no seu perfil, onde você pode cancelar.',
  kitchen_not_found: 'Esta cozinha não existe ou você não faz parte dela.',
  not_allowed_here: 'Seu papel nesta cozinha não permite isso. Uma pessoa responsável pode mudar.',
  member_not_found: 'Esta pessoa não está na cozinha.',
  last_owner: 'Só você é responsável por esta cozinha. Passe-a para alguém primeiro.',
  invitation_unknown: 'Este convite foi encerrado ou o link tem uma letra errada. Peça um novo.',
  invitation_incomplete: 'O link não está completo. Copie o link inteiro, até a última letra.',
  invitation_expired: 'Este convite expirou. Peça um novo.',
  invitation_used_up: 'Este convite já foi usado o máximo de vezes. Peça um novo.',
  invitation_for_other_email: 'Este convite é para outro e-mail. Entre com ele e abra o link de novo.',
  invitation_needs_proof:
    'Este convite é para o seu e-mail. Confirme no seu perfil que ele é seu e abra o link de novo.',
  kitchen_full: 'Esta cozinha está cheia. Retire primeiro o que não está mais lá.',
  too_many_kitchens: 'Você já está no máximo de cozinhas possível. Saia de uma primeiro.',
  too_many_people: 'Esta cozinha já tem o máximo de pessoas.',
  too_many_invitations: 'Esta cozinha já tem o máximo de convites abertos. Encerre um primeiro.',
  too_many_places: 'Esta cozinha já tem o máximo de lugares próprios. Remova um primeiro.',
  place_not_found: 'Este lugar não existe mais nesta cozinha.',
  place_name_taken: 'Já existe um lugar com este nome. Escolha outro.',
  entry_not_found: 'Não está mais na lista.',
  too_many_recipes: 'Esta cozinha já tem o máximo de receitas. Remova primeiro uma que você não faz.',
  too_many_food_names: 'Esta cozinha já identificou o máximo de alimentos possível.',
  too_many_meals: 'Este dia já tem o máximo de refeições. Tire uma primeiro.',
  meal_day_invalid: 'Dá para planejar refeições para hoje e os seis dias seguintes.',
  list_not_found: 'Esta lista de compras não existe nesta cozinha.',
  list_full: 'Esta lista está cheia. Tire primeiro o que você não precisa mais.',
  too_many_lists: 'Esta cozinha já tem o máximo de listas de compras.',
  too_many_staples: 'A lista “Nunca pode faltar” desta cozinha está cheia. Tire alguma coisa primeiro.',
  list_link_incomplete: 'O link não está completo. Copie o link inteiro, até a última letra.',
  list_link_ended: 'Este link não vale mais. Peça um novo.',
  too_many_list_links: 'Esta cozinha já tem o máximo de links de listas. Encerre um primeiro.',
  first_list_stays: 'A primeira lista de uma cozinha fica. Tire dela o que você não precisa mais.',
  too_many_items:
    'Você já tem o máximo de itens que podemos guardar. Retire primeiro os que você não tem mais.',
  too_many_pictures:
    'Você já tem o máximo de imagens que podemos guardar. Remova primeiro alguns itens com foto.',
  ntfy_topic_missing: 'Você não informou um tópico do ntfy. Faça isso primeiro.',
  webhook_not_found: 'Esta cozinha não avisa mais esse programa.',
  too_many_webhooks: 'Esta cozinha já avisa o máximo de programas. Encerre um primeiro.',
  recipe_pages_off: 'Este Crisper não lê páginas da web. Cole os ingredientes.',
  recipe_url_refused: 'Só lemos páginas da internet cujo endereço começa com https://. Cole os ingredientes.',
  recipe_page_unreadable: 'Essa página não se deixa ler. Cole os ingredientes.',
  recipe_page_empty: 'Não achamos nessa página uma receita que possamos ler. Cole os ingredientes.',
  too_many_recipe_pages:
    'Já lemos para você todas as páginas que lemos em uma hora. Cole os ingredientes ou tente mais tarde.',
  import_file_refused: 'Não conseguimos ler este arquivo.',
  import_not_found: 'Esta importação não existe nesta cozinha.',
  import_undo_too_late: 'Isto chegou há mais de sete dias: não dá mais para desfazer tudo de uma vez.',
  import_file_waiting: 'Seu último arquivo ainda está sendo lido. Espere terminar.',
  too_many_import_files: 'Já lemos para você todos os arquivos que lemos em uma hora. Tente mais tarde.',
  code_unknown:
    'Esta cozinha ainda não tem nome para este código. Adicione o item uma vez com a câmera, e ele passa a ser conhecido.',
  code_not_here: 'Não há nenhum item com este código na cozinha.',
  scanned_just_now: 'Este código acabou de ser lido e foi contado uma vez.',
  key_not_for_this: 'Uma chave de programa não abre isto. Entre na sua conta para fazer isso.',
  key_only_looks: 'Esta chave pode ver, mas não mudar nada.',
  key_in_url:
    'Uma chave em um endereço é vista por todos no caminho e fica nos históricos. Envie-a no cabeçalho “Authorization: Bearer …”. Se esta chave era de verdade, encerre-a e crie outra.',
  too_many_keys: 'Você já tem o máximo de chaves. Encerre primeiro uma que não usa mais.',
  route_not_found: 'Não há nada neste endereço.',
  payload_too_large: 'É coisa demais para enviar de uma vez.',
  unsupported_media_type: 'Envie JSON.',
  too_many_writes: 'Você está mais rápido do que conseguimos acompanhar. Espere um instante e tente de novo.',
  too_many_requests: 'Pedidos demais. Espere um pouco e tente de novo.',
  unknown_host:
    'Este servidor não conhece o nome que está no endereço. Quem o administra pode adicioná-lo: veja ALLOWED_HOSTS em docs/operating.md.',
  clock_wrong: 'Este aparelho acha que hoje é outro dia. Acerte o relógio e faça de novo.',
  too_busy: 'Há coisa demais acontecendo aqui. Tente de novo daqui a pouco.',
  unavailable: 'O Crisper está ocupado ou reiniciando. Tente de novo daqui a pouco.',
  internal,
};

const wouldWork = 'O que funciona: grocy.db, evershelf.db, uma planilha, um arquivo CSV ou uma lista colada.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Este arquivo está vazio. ${wouldWork}`,
  pdf: `Isto é um PDF, sem linhas que possamos ler. ${wouldWork}`,
  picture: `Isto é uma imagem. ${wouldWork}`,
  zip: `Isto é um arquivo ZIP. Descompacte-o e escolha o arquivo de dentro. ${wouldWork}`,
  text: `Isto é texto, não um banco de dados. Cole-o como lista. ${wouldWork}`,
  other: `Não conhecemos este tipo de arquivo. ${wouldWork}`,
  'database-damaged': 'Este banco de dados está danificado ou não foi copiado até o fim. Copie-o de novo.',
  'database-unsafe':
    'Este banco de dados tem partes que o Grocy e o EverShelf não criam, por isso não o lemos. Escolha o arquivo original.',
  'database-unknown': 'Isto é um banco de dados, mas não do Grocy nem do EverShelf.',
  'database-too-slow': 'Ler este banco de dados demora demais, então paramos. Escolha o arquivo original.',
  'backup-without-grocy': 'Não há grocy.db neste backup. Faça um que inclua o Grocy.',
  'backup-locked': 'Este backup está criptografado. Faça um sem senha ou envie só o grocy.db.',
};

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Uma imagem pode ter no máximo ${reason.mostMegabytes} MB.`;
    case 'picture_wrong_type':
      return 'Escolha uma foto: um arquivo JPEG, PNG ou WebP.';
    case 'picture_too_many_pixels':
      return `Esta imagem tem ${reason.mostMegapixels} megapixels ou mais. Escolha uma menor.`;
    case 'pictures_waiting':
      return 'Muitas imagens estão sendo enviadas agora. Tente de novo daqui a pouco.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Este arquivo é grande demais. Um banco de dados pode ter no máximo ${reason.mostMegabytes} MB; tire as imagens do backup ou envie só o grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Esta cozinha está cheia, então nada foi adicionado.'
        : plural(reason.room, {
            one: `Só há espaço para mais ${reason.room} item nesta cozinha, então nada foi adicionado. Escolha menos.`,
            other: `Só há espaço para mais ${reason.room} itens nesta cozinha, então nada foi adicionado. Escolha menos.`,
          });
    case 'no_room_for_history':
      return reason.room === 0
        ? 'Esta cozinha não tem mais espaço para histórico de outros programas, então nada foi adicionado. Traga os itens sem o histórico.'
        : plural(reason.room, {
            one: `Só há espaço para mais ${reason.room} linha de histórico nesta cozinha, então nada foi adicionado. Traga os itens sem o histórico.`,
            other: `Só há espaço para mais ${reason.room} linhas de histórico nesta cozinha, então nada foi adicionado. Traga os itens sem o histórico.`,
          });
  }
}
