import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Ça n’a pas marché !';

export const unreachable = 'Crisper est injoignable. Vérifie ta connexion et réessaie.';
export const outdated = 'Crisper vient d’être mis à jour. Recharge cette page et réessaie.';
export const internal = 'Quelque chose a cassé chez nous. Réessaie.';
export const itemNotFound = 'Aliment introuvable.';
export const popupBlocked =
  'Ton navigateur a bloqué la fenêtre de connexion. Autorise les pop-ups pour cette page et réessaie.';
export const popupClosed = 'La fenêtre de connexion s’est fermée avant la fin.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Vérifie ce que tu as saisi.',
  malformed_request: 'La demande est illisible.',
  unauthenticated: 'Connecte-toi pour continuer.',
  invalid_token: 'Ta session est terminée. Reconnecte-toi.',
  user_not_found: 'Compte introuvable. Commence par t’inscrire.',
  wrong_password: 'Mot de passe incorrect. Réessaie.',
  invalid_credentials: 'E-mail ou mot de passe incorrect. Réessaie.',
  too_many_attempts: 'Trop d’essais ratés. Réessaie un peu plus tard.',
  email_in_use: 'Cette adresse e-mail a déjà un compte. Connecte-toi plutôt.',
  registration_closed:
    'Ici, on n’ouvre pas de nouveaux comptes. La personne qui gère ce Crisper peut changer cela.',
  registration_by_invitation:
    'Ici, on arrive sur invitation. Demande à quelqu’un un lien vers sa cuisine, et commence par l’ouvrir.',
  email_missing: 'Le fournisseur n’a pas transmis d’adresse e-mail, et il en faut une pour le compte.',
  email_not_verified:
    'Cette adresse e-mail a déjà un compte, et le fournisseur n’a pas vérifié qu’elle est à toi.',
  identity_not_proven: 'La connexion n’a pas pu être vérifiée. Réessaie.',
  provider_not_configured: 'Cette façon de se connecter n’est pas disponible ici.',
  reset_link_invalid: 'Ce lien a déjà servi ou a expiré. Demandes-en un nouveau.',
  email_link_invalid: 'Ce lien a déjà servi ou a expiré. Ton profil t’en envoie un nouveau.',
  other_account: 'Ce lien est pour un autre compte. Connecte-toi à celui-là et rouvre le lien.',
  newsletter_link_invalid: 'Ce lien est incomplet ou a expiré. Prends celui de notre dernier e-mail.',
  sign_in_again: 'Reconnecte-toi pour confirmer que c’est bien toi.',
  other_origin: 'Cela ne se fait que depuis les pages de Crisper.',
  not_you: 'Tu ne peux voir que ce qui est à toi.',
  not_item_owner: 'Seule la personne à qui appartient cet aliment peut le modifier.',
  item_not_found: itemNotFound,
  item_not_restorable: 'Trop tard pour le remettre.',
  item_not_free: 'Ce n’est plus à prendre.',
  item_taken: 'Quelqu’un a été plus rapide : c’est déjà pris.',
  item_changed: 'Quelqu’un a modifié cet aliment entre-temps. Regarde-le à nouveau.',
  item_gone: 'Ce n’est plus dans cette cuisine.',
  undo_too_late: 'Cela fait plus de trente jours : trop tard pour annuler.',
  undone_already: 'C’est déjà annulé.',
  not_undoable: 'Il s’est passé autre chose depuis avec cet aliment : impossible d’annuler.',
  frozen_already: 'C’est déjà au congélateur.',
  frozen_twice: 'C’est déjà allé deux fois au congélateur. Une troisième serait risquée.',
  not_frozen: 'Ce n’est pas congelé, donc rien à décongeler.',
  over_before_freezing: 'C’est décongelé et le dernier jour est passé : ne le recongèle pas.',
  use_by_passed: 'La date limite (DLC) est passée : ne le congèle plus.',
  id_taken: 'Cet identifiant est déjà pris. Crées-en un nouveau.',
  picture_unreadable: 'Ce fichier n’est pas une image, ou il est abîmé. Choisis-en un autre.',
  picture_on_its_way:
    'Ta dernière image est encore en route. Attends qu’elle arrive pour envoyer la suivante.',
  already_booked: 'Tu as déjà demandé cette séance. Elle est dans ton profil, où tu peux l’annuler.',
  kitchen_not_found: 'Cette cuisine n’existe pas, ou tu n’en fais pas partie.',
  not_allowed_here:
    'Ton rôle dans cette cuisine ne le permet pas. Une personne responsable peut changer cela.',
  member_not_found: 'Cette personne n’est pas dans la cuisine.',
  last_owner: 'Cette cuisine n’a que toi comme responsable. Confie-la d’abord à quelqu’un.',
  invitation_unknown:
    'Cette invitation a été annulée, ou le lien contient une faute. Demandes-en une nouvelle.',
  invitation_incomplete: 'Le lien n’est pas complet. Copie-le en entier, jusqu’à la dernière lettre.',
  invitation_expired: 'Cette invitation a expiré. Demandes-en une nouvelle.',
  invitation_used_up: 'Cette invitation a déjà servi autant de fois que possible. Demandes-en une nouvelle.',
  invitation_for_other_email:
    'Cette invitation est pour une autre adresse e-mail. Connecte-toi avec celle-là et rouvre le lien.',
  invitation_needs_proof:
    'Cette invitation est pour ton adresse e-mail. Confirme dans ton profil qu’elle est à toi, puis rouvre le lien.',
  kitchen_full: 'Cette cuisine est pleine. Retire d’abord ce qui n’y est plus.',
  too_many_kitchens: 'Tu es déjà dans autant de cuisines que possible. Quittes-en une d’abord.',
  too_many_people: 'Cette cuisine a autant de monde qu’elle peut en accueillir.',
  too_many_invitations: 'Cette cuisine a trop d’invitations ouvertes. Désactives-en une d’abord.',
  too_many_places: 'Cette cuisine a déjà tous les endroits qu’elle peut avoir. Retires-en un d’abord.',
  place_not_found: 'Cet endroit n’existe plus dans cette cuisine.',
  place_name_taken: 'Un endroit porte déjà ce nom. Choisis-en un autre.',
  entry_not_found: 'Ce n’est plus sur la liste.',
  too_many_recipes:
    'Cette cuisine a déjà toutes les recettes qu’elle peut avoir. Supprimes-en d’abord une que tu ne fais pas.',
  too_many_food_names: 'Cette cuisine a déjà précisé autant d’aliments que possible.',
  too_many_meals: 'Ce jour a déjà tous les repas qu’il peut avoir. Retires-en un d’abord.',
  meal_day_invalid: 'On peut prévoir des repas pour aujourd’hui et les six jours suivants.',
  list_not_found: 'Cette liste de courses n’existe pas dans cette cuisine.',
  list_full: 'Cette liste est pleine. Retire d’abord ce dont tu n’as plus besoin.',
  too_many_lists: 'Cette cuisine a déjà toutes les listes de courses qu’elle peut avoir.',
  too_many_staples:
    'La liste « Toujours en avoir » de cette cuisine est pleine. Retires-en d’abord quelque chose.',
  list_link_incomplete: 'Le lien n’est pas complet. Copie-le en entier, jusqu’à la dernière lettre.',
  list_link_ended: 'Ce lien ne marche plus. Demandes-en un nouveau.',
  too_many_list_links: 'Cette cuisine a trop de liens vers ses listes. Désactives-en un d’abord.',
  first_list_stays: 'La première liste d’une cuisine reste. Retires-en plutôt ce dont tu n’as plus besoin.',
  too_many_items:
    'Tu as autant d’aliments qu’on peut en garder pour toi. Retire d’abord ceux que tu n’as plus.',
  too_many_pictures:
    'Tu as autant d’images qu’on peut en garder pour toi. Retire d’abord quelques aliments avec photo.',
  ntfy_topic_missing: 'Tu n’as pas indiqué de sujet ntfy. Commence par là.',
  webhook_not_found: 'Cette cuisine ne prévient plus ce programme.',
  too_many_webhooks: 'Cette cuisine prévient autant de programmes que possible. Retires-en un d’abord.',
  recipe_pages_off: 'Ce Crisper ne lit pas les pages web. Colle plutôt les ingrédients.',
  recipe_url_refused:
    'On ne lit que les pages d’internet dont l’adresse commence par https://. Colle plutôt les ingrédients.',
  recipe_page_unreadable: 'Cette page ne se laisse pas lire. Colle plutôt les ingrédients.',
  recipe_page_empty: 'On ne trouve pas de recette lisible sur cette page. Colle plutôt les ingrédients.',
  too_many_recipe_pages:
    'On a lu pour toi toutes les pages qu’on lit en une heure. Colle les ingrédients, ou réessaie plus tard.',
  import_file_refused: 'On ne peut pas lire ce fichier.',
  import_not_found: 'Cette importation n’existe pas dans cette cuisine.',
  import_undo_too_late: 'C’est arrivé il y a plus de sept jours : impossible de tout annuler d’un coup.',
  import_file_waiting: 'Ton dernier fichier est encore en lecture. Attends que ce soit fini.',
  too_many_import_files: 'On a lu pour toi tous les fichiers qu’on lit en une heure. Réessaie plus tard.',
  code_unknown:
    'Cette cuisine n’a pas encore de nom pour ce code. Ajoute l’aliment une fois avec l’appareil photo, et elle le reconnaîtra.',
  code_not_here: 'Aucun aliment avec ce code dans la cuisine.',
  scanned_just_now: 'Ce code vient d’être scanné. Il n’est compté qu’une fois.',
  key_not_for_this: 'Une clé de programme n’ouvre pas cela. Connecte-toi pour le faire toi-même.',
  key_only_looks: 'Cette clé peut regarder, mais rien changer.',
  key_in_url:
    'Une clé dans une adresse se voit en chemin et reste dans les historiques. Envoie-la dans l’en-tête « Authorization: Bearer … ». Si cette clé était vraie, désactive-la et crées-en une autre.',
  too_many_keys: 'Tu as déjà toutes les clés possibles. Désactives-en d’abord une que tu n’utilises plus.',
  route_not_found: 'Il n’y a rien à cette adresse.',
  payload_too_large: 'C’est trop à envoyer d’un coup.',
  unsupported_media_type: 'Envoie du JSON.',
  too_many_writes: 'Tu vas plus vite que nous. Attends un instant et réessaie.',
  too_many_requests: 'Trop de demandes. Réessaie un peu plus tard.',
  unknown_host:
    'Ce serveur ne connaît pas le nom qui est dans l’adresse. La personne qui le gère peut l’ajouter : voir ALLOWED_HOSTS dans docs/operating.md.',
  clock_wrong: 'Cet appareil se croit un tout autre jour. Mets-le à l’heure, puis recommence.',
  too_busy: 'Ça se bouscule un peu ici. Réessaie dans un instant.',
  unavailable: 'Crisper a beaucoup à faire ou redémarre. Réessaie dans un instant.',
  internal,
};

const wouldWork = 'Ce qui marche : grocy.db, evershelf.db, un tableur, un fichier CSV ou une liste à coller.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Ce fichier est vide. ${wouldWork}`,
  pdf: `C’est un PDF, sans lignes que l’on puisse lire. ${wouldWork}`,
  picture: `C’est une image. ${wouldWork}`,
  zip: `C’est un fichier ZIP. Décompresse-le et choisis le fichier qu’il contient. ${wouldWork}`,
  text: `C’est du texte, pas une base de données. Colle-le comme une liste. ${wouldWork}`,
  other: `On ne connaît pas ce type de fichier. ${wouldWork}`,
  'database-damaged':
    'Cette base de données est abîmée ou n’a pas été copiée jusqu’au bout. Copie-la à nouveau.',
  'database-unsafe':
    'Cette base de données contient des choses que Grocy et EverShelf ne font pas, donc on ne la lit pas. Choisis le fichier d’origine.',
  'database-unknown': 'C’est une base de données, mais ni de Grocy ni d’EverShelf.',
  'database-too-slow':
    'Lire cette base de données prend trop de temps, on a arrêté. Choisis le fichier d’origine.',
  'backup-without-grocy': 'Il n’y a pas de grocy.db dans cette sauvegarde. Fais-en une qui contient Grocy.',
  'backup-locked': 'Cette sauvegarde est chiffrée. Fais-en une sans mot de passe, ou envoie grocy.db seul.',
};

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Une image peut faire ${reason.mostMegabytes} Mo au plus.`;
    case 'picture_wrong_type':
      return 'Choisis une photo : un fichier JPEG, PNG ou WebP.';
    case 'picture_too_many_pixels':
      return `Cette image fait ${reason.mostMegapixels} mégapixels ou plus. Choisis-en une plus petite.`;
    case 'pictures_waiting':
      return 'Beaucoup d’images arrivent en ce moment. Réessaie dans un instant.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Ce fichier est trop gros. Une base de données peut faire ${reason.mostMegabytes} Mo au plus ; enlève les images de la sauvegarde, ou envoie grocy.db seul.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Cette cuisine est pleine, donc rien n’a été ajouté.'
        : plural(reason.room, {
            one: `Il n’y a de la place que pour ${reason.room} aliment dans cette cuisine, donc rien n’a été ajouté. Choisis-en moins.`,
            other: `Il n’y a de la place que pour ${reason.room} aliments dans cette cuisine, donc rien n’a été ajouté. Choisis-en moins.`,
          });
    case 'no_room_for_history':
      return reason.room === 0
        ? 'Cette cuisine ne peut plus recevoir d’historique d’autres programmes, donc rien n’a été ajouté. Apporte les aliments sans leur historique.'
        : plural(reason.room, {
            one: `Il n’y a de la place que pour ${reason.room} ligne d’historique dans cette cuisine, donc rien n’a été ajouté. Apporte les aliments sans leur historique.`,
            other: `Il n’y a de la place que pour ${reason.room} lignes d’historique dans cette cuisine, donc rien n’a été ajouté. Apporte les aliments sans leur historique.`,
          });
  }
}
