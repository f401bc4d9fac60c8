import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Detalhes do item';
export const pageDescription = 'Um item da geladeira aberta.';
export const goBack = 'Voltar';
export const badge: Record<Freshness, string> = {
  fresh: 'FRESCO',
  'expiring-soon': 'VENCE LOGO',
  expired: 'VENCIDO',
};
export const noCountdown = 'Sem data de validade: nada para contar.';
export const noDescription = 'Sem descrição.';
export const addedBy = 'Adicionado por';

export const loading = 'Carregando o item…';
export const failed = 'Não foi possível carregar o item.';
export const missing = 'Item não encontrado.';
export const missingHint = 'Alguém pode ter comido. O resto está na geladeira.';

export const gone = ({ title }: { title: string }) => `Não tem mais: ${title}`;
export const goneHint = 'O resto está na geladeira.';

export const note = 'Sua nota';
export const noteIsPrivate = 'Só você vê';
export const noteHint = 'Escreva algo que só você vai ver';
export const noteOfAnother = 'Só quem adicionou o item pode pôr uma nota';
export const addNote = 'Adicionar nota';
export const updateNote = 'Alterar nota';
export const deleteNote = 'Excluir nota';
export const deleteNoteQuestion = 'Quer mesmo excluir a nota?';
export const noteAdded = 'Nota adicionada!';
export const noteUpdated = 'Nota alterada!';
export const noteDeleted = 'Nota excluída!';
export const noteNotSaved = 'Não foi possível salvar a nota. Tente de novo.';
export const noteNotDeleted = 'Não foi possível excluir a nota. Tente de novo.';
