import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Prends une URL qui commence par https://, car les images en http:// ne s’affichent pas';
export const loginIncomplete = 'Saisis ton e-mail et ton mot de passe.';

const words: Words = {
  invalid: 'Vérifie ce que tu as saisi.',
  not_storable: 'Enlève les caractères qui ne peuvent pas être enregistrés',
  date_invalid: 'Saisis une date sous la forme AAAA-MM-JJ',
  time_zone_unknown: 'Ce fuseau horaire est inconnu',

  title_missing: 'Indique le nom de l’aliment',
  title_too_long: ({ most }) => `Un nom a ${most} caractères au plus`,
  image_missing: 'Indique l’URL d’une image',
  image_invalid: 'L’URL de l’image n’est pas valable',
  image_insecure: imageInsecure,
  category_missing: 'Choisis une catégorie',
  category_unknown: 'Cette catégorie n’existe pas',
  quantity_invalid: 'Indique une quantité valable',
  expiry_missing: 'Choisis une date de péremption',
  expiry_past: 'La date ne peut pas être dans le passé',
  description_too_long: ({ most }) => `Une description a ${most} caractères au plus`,
  changed_title_missing: 'Il faut un nom',
  changed_category_missing: 'Il faut une catégorie',
  changed_quantity_invalid: 'La quantité doit dépasser 0',
  changed_expiry_missing: 'Il faut une date de péremption',
  item_unknown: 'Aliment introuvable.',
  kitchen_unknown: 'Cuisine introuvable.',
  kitchen_name_missing: 'Donne un nom à la cuisine',
  scan_code_missing: 'Envoie le code d’un emballage',
  scan_code_useless: 'Ce n’est pas le code complet d’un produit',
  scan_act_unknown: 'Indique ce qui s’est passé : added, eaten, opened ou thrown-away',
  key_scope_missing: 'Indique ce que la clé permet',
  key_last_day_past: 'Choisis un jour à venir',
  kitchen_name_too_long: ({ most }) => `Le nom d’une cuisine a ${most} caractères au plus`,
  currency_unknown: 'Choisis une devise',
  invitation_uses: ({ least, most }) => `Un lien peut faire entrer de ${least} à ${most} personnes`,
  items_missing: 'Choisis au moins un aliment',
  items_too_many: ({ most }) => `Choisis ${most} aliments au plus à la fois`,
  note_missing: 'Écris une note',
  note_too_long: ({ most }) => `Une note a ${most} caractères au plus`,

  search_not_one: 'Cherche une chose à la fois',
  search_too_long: ({ most }) => `Une recherche a ${most} caractères au plus`,
  status_unknown: 'Cet état n’existe pas',
  order_unknown: 'Cet ordre n’existe pas',
  page_unknown: 'Cette page n’existe pas',
  page_invalid: 'Une page est un nombre à partir de 1',
  limit_invalid: ({ most }) => `Une limite est un nombre de 1 à ${most}`,
  scope_unknown: 'L’étendue est everyone ou mine',
  version_invalid: 'Une version est un nombre entier',
  intent_id_invalid: 'Chaque action a besoin de son propre identifiant',
  picture_id_invalid: 'L’identifiant d’une photo est un UUID',
  intents_missing: 'Il n’y a rien à faire',
  intents_too_many: ({ most }) => `On peut faire ${most} actions au plus à la fois`,
  outcome_unknown: 'Un aliment est mangé, jeté ou donné',
  amount_invalid: 'Une quantité dépasse 0 et va jusqu’à un million',
  unit_unknown: 'Un aliment se compte en pièces, paquets ou portions, ou se mesure en g ou ml',
  place_unknown: 'Un aliment est au frigo, au congélateur, au placard ou à un endroit propre à la cuisine',
  place_name_missing: 'Donne un nom à l’endroit',
  place_name_too_long: ({ most }) => `Le nom d’un endroit a ${most} caractères au plus`,
  date_kind_unknown: 'Une date est une DLC, une DDM ou une estimation',
  days_invalid: 'Les jours sont un nombre entier de 0 à 3650',
  estimate_invalid: 'Une estimation a un nombre entier de jours et une source',
  price_invalid: 'Un prix est de 0 ou plus, dans la plus petite unité de la devise',
  waste_reason_unknown: 'Cette raison de jeter n’existe pas',
  seen_invalid: 'Un aliment se reconnaît au numéro d’un produit ou à une ligne de ticket de caisse',
  reference_invalid: ({ most }) => `Une référence a de 1 à ${most} caractères`,
  import_too_long: ({ most }) =>
    `${most} lignes au plus peuvent arriver d’un coup. Coupe le fichier en plusieurs`,
  dish_unknown:
    'L’identifiant d’un plat a de 1 à 80 lettres minuscules, chiffres, deux-points ou traits d’union',
  dish_title_missing: 'Indique ce que tu as cuisiné',
  dish_title_too_long: ({ most }) => `Le nom d’un plat a ${most} caractères au plus`,
  recipe_unknown: 'L’identifiant d’une recette est un UUID',
  meal_unknown: 'L’identifiant d’un repas prévu est un UUID',
  recipe_title_missing: 'Donne un nom à la recette',
  recipe_text_too_long: ({ most }) => `Ce texte a ${most} caractères au plus`,
  recipe_too_long: ({ most }) => `Une recette a ${most} caractères au plus en tout`,
  recipe_lines_missing: 'Indique les ingrédients, un par ligne',
  recipe_lines_too_many: ({ most }) => `Une recette a ${most} ingrédients au plus`,
  recipe_step_empty: 'Une étape ne peut pas être vide',
  recipe_steps_too_many: ({ most }) => `Une recette a ${most} étapes au plus`,
  servings_invalid: ({ most }) => `Les portions sont un nombre entier de 1 à ${most}`,
  recipe_minutes_invalid: ({ most }) => `Les minutes sont un nombre entier de 1 à ${most}`,
  recipe_source_invalid: 'Indique l’adresse d’une page, qui commence par https://',
  food_unknown: 'L’identifiant d’un aliment a de 1 à 60 lettres minuscules, chiffres ou traits d’union',
  entry_unknown: 'L’identifiant de ce qui est sur une liste de courses est un UUID',
  list_unknown: 'L’identifiant d’une liste de courses est un UUID',
  list_name_missing: 'Donne un nom à la liste',
  list_name_too_long: ({ most }) => `Le nom d’une liste a ${most} caractères au plus`,

  name_missing: 'Indique ton nom',
  name_too_long: ({ most }) => `Un nom a ${most} caractères au plus`,
  name_is_email: 'Indique ton nom, pas une adresse e-mail',
  email_invalid: 'Cette adresse e-mail n’est pas valable.',
  photo_invalid: 'L’URL de l’image n’est pas valable',
  photo_too_long: 'Indique une URL d’image plus courte',
  password_weak: weakPassword,
  password_missing: 'Saisis ton mot de passe.',
  login_incomplete: loginIncomplete,

  message_missing: 'Écris un message',
  message_too_long: ({ most }) => `Un message a ${most} caractères au plus`,

  receiver_invalid: 'Indique une adresse qui commence par https://',
  receiver_not_allowed:
    'Ce Crisper n’envoie qu’à des adresses d’internet qui commencent par https://. Qui le gère peut en autoriser d’autres, chez toi par exemple.',
  ntfy_topic_invalid: 'Indique l’adresse d’un sujet, par exemple https://ntfy.sh/notre-frigo-7Kq2',
  webhook_types_missing: 'Choisis ce qu’il faut annoncer',

  bmi_height: ({ least, most }) => `Indique une taille entre ${least} et ${most} centimètres.`,
  bmi_weight: ({ least, most }) => `Indique un poids entre ${least} et ${most} kilos.`,
  bmi_age: ({ least, most }) => `Indique un âge en années entières, de ${least} à ${most}.`,
  bmi_gender: 'Choisis un sexe.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
