import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'L’aliment en détail';
export const pageDescription = 'Un aliment du frigo ouvert.';
export const goBack = 'Retour';
export const badge: Record<Freshness, string> = {
  fresh: 'FRAIS',
  'expiring-soon': 'BIENTÔT PÉRIMÉ',
  expired: 'PÉRIMÉ',
};
export const noCountdown = 'Pas de date : rien à compter.';
export const noDescription = 'Pas de description.';
export const addedBy = 'Ajouté par';

export const loading = 'Chargement de l’aliment…';
export const failed = 'Impossible de charger l’aliment.';
export const missing = 'Aliment introuvable.';
export const missingHint = 'Quelqu’un l’a peut-être mangé. Le reste est dans le frigo.';

export const gone = ({ title }: { title: string }) => `Il n’y en a plus : ${title}`;
export const goneHint = 'Le reste est dans le frigo.';

export const note = 'Ta note';
export const noteIsPrivate = 'Visible par toi seulement';
export const noteHint = 'Écris ce que personne d’autre ne verra';
export const noteOfAnother = 'Seule la personne qui l’a ajouté peut y mettre une note';
export const addNote = 'Ajouter la note';
export const updateNote = 'Modifier la note';
export const deleteNote = 'Supprimer la note';
export const deleteNoteQuestion = 'Vraiment supprimer la note ?';
export const noteAdded = 'Note ajoutée !';
export const noteUpdated = 'Note modifiée !';
export const noteDeleted = 'Note supprimée !';
export const noteNotSaved = 'L’enregistrement a échoué. Réessaie.';
export const noteNotDeleted = 'La suppression a échoué. Réessaie.';
