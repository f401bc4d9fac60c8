import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Nimm bitte eine URL, die mit https:// beginnt, denn Bilder von http:// lassen sich nicht zeigen';
export const loginIncomplete = 'Gib bitte E-Mail-Adresse und Passwort ein.';

const words: Words = {
  invalid: 'Prüfe bitte deine Eingaben.',
  not_storable: 'Entferne bitte Zeichen, die sich nicht speichern lassen',
  date_invalid: 'Schreib das Datum bitte so: 2026-12-31',
  time_zone_unknown: 'Diese Zeitzone kennen wir nicht',

  title_missing: 'Gib bitte einen Namen ein',
  title_too_long: ({ most }) => `Ein Name darf höchstens ${most} Zeichen haben`,
  image_missing: 'Gib bitte die URL eines Bildes an',
  image_invalid: 'Gib bitte eine gültige URL eines Bildes an',
  image_insecure: imageInsecure,
  category_missing: 'Wähle bitte eine Kategorie',
  category_unknown: 'Diese Kategorie gibt es nicht',
  quantity_invalid: 'Gib bitte eine gültige Menge ein',
  expiry_missing: 'Wähle bitte ein Ablaufdatum',
  expiry_past: 'Das Ablaufdatum ist schon vorbei',
  description_too_long: ({ most }) => `Eine Beschreibung darf höchstens ${most} Zeichen haben`,
  changed_title_missing: 'Der Name fehlt',
  changed_category_missing: 'Die Kategorie fehlt',
  changed_quantity_invalid: 'Die Menge muss größer als 0 sein',
  changed_expiry_missing: 'Das Ablaufdatum fehlt',
  item_unknown: 'Nicht gefunden.',
  kitchen_unknown: 'Küche nicht gefunden.',
  kitchen_name_missing: 'Gib der Küche bitte einen Namen',
  scan_code_missing: 'Sende bitte den Code einer Packung',
  scan_code_useless: 'Das ist nicht der ganze Code eines Produkts',
  scan_act_unknown: 'Sag bitte, was passiert ist: added, eaten, opened oder thrown-away',
  key_scope_missing: 'Sag bitte, was er darf',
  key_last_day_past: 'Wähle bitte einen Tag, der noch kommt',
  kitchen_name_too_long: ({ most }) => `Der Name einer Küche darf höchstens ${most} Zeichen haben`,
  currency_unknown: 'Wähle bitte eine Währung',
  invitation_uses: ({ least, most }) => `Ein Link kann ${least} bis ${most} Leute hereinlassen`,
  items_missing: 'Wähle bitte mindestens eins aus',
  items_too_many: ({ most }) => `Wähle bitte höchstens ${most} auf einmal aus`,
  note_missing: 'Schreib bitte eine Notiz',
  note_too_long: ({ most }) => `Eine Notiz darf höchstens ${most} Zeichen haben`,

  search_not_one: 'Suche bitte immer nur nach einem',
  search_too_long: ({ most }) => `Suche bitte mit höchstens ${most} Zeichen`,
  status_unknown: 'Diesen Status gibt es nicht',
  order_unknown: 'Diese Reihenfolge gibt es nicht',
  page_unknown: 'Diese Seite gibt es nicht',
  page_invalid: 'Eine Seite ist eine Zahl ab 1',
  limit_invalid: ({ most }) => `Die Anzahl ist eine Zahl von 1 bis ${most}`,
  scope_unknown: 'Der Umfang ist „everyone“ oder „mine“',
  version_invalid: 'Eine Version ist eine ganze Zahl',
  intent_id_invalid: 'Alles, was getan wird, braucht eine eigene ID',
  picture_id_invalid: 'Die ID eines Fotos ist eine UUID',
  intents_missing: 'Es gibt nichts zu tun',
  intents_too_many: ({ most }) => `Auf einmal lassen sich höchstens ${most} Dinge tun`,
  outcome_unknown: 'Lebensmittel werden gegessen, weggeworfen oder verschenkt',
  amount_invalid: 'Eine Menge ist eine Zahl über 0 und höchstens eine Million',
  unit_unknown: 'Lebensmittel werden in Stück, Packungen oder Portionen gezählt oder in g oder ml gemessen',
  place_unknown:
    'Lebensmittel sind im Kühlschrank, im Gefrierfach, im Vorrat oder an einem eigenen Platz der Küche',
  place_name_missing: 'Gib dem Platz bitte einen Namen',
  place_name_too_long: ({ most }) => `Der Name eines Platzes darf höchstens ${most} Zeichen haben`,
  date_kind_unknown: 'Ein Datum ist ein Verbrauchsdatum, ein Mindesthaltbarkeitsdatum oder eine Schätzung',
  days_invalid: 'Tage sind eine ganze Zahl von 0 bis 3650',
  estimate_invalid: 'Eine Schätzung hat eine ganze Zahl von Tagen und eine Quelle',
  price_invalid: 'Ein Preis ist 0 oder mehr, in der kleinsten Einheit der Währung',
  waste_reason_unknown: 'Diesen Grund, etwas wegzuwerfen, gibt es nicht',
  seen_invalid: 'Lebensmittel werden an der Nummer eines Produkts oder an der Zeile eines Kassenbons erkannt',
  reference_invalid: ({ most }) => `Ein Verweis braucht 1 bis ${most} Zeichen`,
  import_too_long: ({ most }) => `Auf einmal gehen höchstens ${most} Zeilen. Teile die Datei bitte auf`,
  dish_unknown: 'Die ID eines Gerichts hat 1 bis 80 Kleinbuchstaben, Ziffern, Doppelpunkte oder Bindestriche',
  dish_title_missing: 'Sag bitte, was gekocht wurde',
  dish_title_too_long: ({ most }) => `Der Name eines Gerichts darf höchstens ${most} Zeichen haben`,
  recipe_unknown: 'Die ID eines Rezepts ist eine UUID',
  meal_unknown: 'Die ID einer geplanten Mahlzeit ist eine UUID',
  recipe_title_missing: 'Gib dem Rezept bitte einen Namen',
  recipe_text_too_long: ({ most }) => `Hier gehen höchstens ${most} Zeichen`,
  recipe_too_long: ({ most }) => `Ein Rezept darf insgesamt höchstens ${most} Zeichen haben`,
  recipe_lines_missing: 'Sag bitte, was hineinkommt, eine Zeile für jede Zutat',
  recipe_lines_too_many: ({ most }) => `Ein Rezept darf höchstens ${most} Zeilen mit Zutaten haben`,
  recipe_step_empty: 'Ein Schritt braucht Worte',
  recipe_steps_too_many: ({ most }) => `Ein Rezept darf höchstens ${most} Schritte haben`,
  servings_invalid: ({ most }) => `Portionen sind eine ganze Zahl von 1 bis ${most}`,
  recipe_minutes_invalid: ({ most }) => `Minuten sind eine ganze Zahl von 1 bis ${most}`,
  recipe_source_invalid: 'Gib bitte die Adresse einer Seite ein, die mit https:// beginnt',
  food_unknown: 'Die ID eines Lebensmittels hat 1 bis 60 Kleinbuchstaben, Ziffern oder Bindestriche',
  entry_unknown: 'Die ID eines Eintrags auf einer Einkaufsliste ist eine UUID',
  list_unknown: 'Die ID einer Einkaufsliste ist eine UUID',
  list_name_missing: 'Gib der Liste bitte einen Namen',
  list_name_too_long: ({ most }) => `Der Name einer Liste darf höchstens ${most} Zeichen haben`,

  name_missing: 'Gib bitte deinen Namen ein',
  name_too_long: ({ most }) => `Ein Name darf höchstens ${most} Zeichen haben`,
  name_is_email: 'Gib bitte deinen Namen ein, keine E-Mail-Adresse',
  email_invalid: 'Ungültige E-Mail-Adresse.',
  photo_invalid: 'Gib bitte eine gültige URL eines Bildes ein',
  photo_too_long: 'Gib bitte eine kürzere URL ein',
  password_weak: weakPassword,
  password_missing: 'Gib bitte dein Passwort ein.',
  login_incomplete: loginIncomplete,

  message_missing: 'Schreib bitte eine Nachricht',
  message_too_long: ({ most }) => `Eine Nachricht darf höchstens ${most} Zeichen haben`,

  receiver_invalid: 'Gib bitte eine Adresse ein, die mit https:// beginnt',
  receiver_not_allowed:
    'Dieses Crisper sendet nur an Adressen im Internet, die mit https:// beginnen. Wer es betreibt, kann andere erlauben, etwa eine bei dir zu Hause.',
  ntfy_topic_invalid: 'Gib bitte die Adresse eines Themas ein, etwa https://ntfy.sh/our-fridge-7Kq2',
  webhook_types_missing: 'Wähle bitte aus, was gemeldet werden soll',

  bmi_height: ({ least, most }) => `Gib bitte eine Größe zwischen ${least} und ${most} Zentimetern ein.`,
  bmi_weight: ({ least, most }) => `Gib bitte ein Gewicht zwischen ${least} und ${most} Kilogramm ein.`,
  bmi_age: ({ least, most }) => `Gib bitte ein Alter in ganzen Jahren ein, von ${least} bis ${most}.`,
  bmi_gender: 'Wähle bitte ein Geschlecht.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
