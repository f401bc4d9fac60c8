import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'Un fichier CSV ou Excel marche, et une liste que tu colles aussi.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Il n’y a pas d’aliments là-dedans. ${WORKS}`,
  'too-many':
    'Ça fait plus de 5 000 lignes, et une cuisine a de la place pour 5 000 aliments. Enlève des lignes, ou coupe le fichier.',
  'too-large':
    'Ce fichier est plus gros que n’importe quelle cuisine. Enregistre la feuille des aliments seule, en CSV. Une base de données peut faire 64 Mo.',
  damaged: 'Ce fichier est abîmé ou incomplet. Enregistre-le de nouveau, et réessaie.',
  'unknown-json':
    'C’est le JSON d’un programme qu’on ne connaît pas. La plupart savent aussi exporter en CSV.',
  'newer-crisper': 'Ce fichier vient d’un Crisper plus récent. Mets d’abord celui-ci à jour.',
  'grocy-incomplete':
    'C’est une partie de Grocy. Choisis ensemble les réponses pour « stock », « products » et « quantity_units », ou le fichier grocy.db.',
  recipes: 'Ce sont des recettes. Apporte-les sous Cuisiner, avec « Ajouter une recette ».',
  pdf: 'C’est un PDF, quel que soit son nom. Copie la liste dedans et colle-la ici, ou enregistre la feuille en CSV.',
  picture:
    'C’est une image. Pour lire un ticket ou une étiquette, utilise l’appareil photo là où tu ajoutes des aliments.',
  'old-excel': 'C’est un classeur d’un ancien Excel (.xls). Enregistre-le en .xlsx ou en CSV.',
  'open-document':
    'C’est un fichier OpenDocument. Enregistre-le en .xlsx ou en CSV, LibreOffice sait le faire.',
  archive: 'C’est une archive d’autres fichiers. Décompresse-la, et choisis le fichier dedans.',
  calendar:
    'C’est un calendrier : il a des jours, mais ni quantités ni endroits. Choisis les aliments eux-mêmes ; pour Grocy, c’est le fichier grocy.db.',
  'web-page': 'C’est une page web. Copie le tableau dedans et colle-le ici.',
  'needs-server':
    'Une base de données est lue par ton serveur, qui ne répond pas en ce moment. Un fichier CSV ou Excel est lu sur cet appareil.',
  binary: `On ne sait pas ce qu’est ce fichier. ${WORKS}`,
};
export const readFailed = 'Impossible de le lire. Réessaie, ou enregistre-le en CSV.';
