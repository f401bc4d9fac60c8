import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Ange en URL som börjar med https://, eftersom bilder från http:// inte kan visas';
export const loginIncomplete = 'Skriv både e-post och lösenord.';

const words: Words = {
  invalid: 'Kolla det du har skrivit.',
  not_storable: 'Ta bort tecken som inte kan sparas',
  date_invalid: 'Skriv datumet så här: 2026-12-31',
  time_zone_unknown: 'Den tidszonen känner vi inte till',

  title_missing: 'Skriv ett namn',
  title_too_long: ({ most }) => `Ett namn får ha högst ${most} tecken`,
  image_missing: 'Ange URL:en till en bild',
  image_invalid: 'Ange en giltig URL till en bild',
  image_insecure: imageInsecure,
  category_missing: 'Välj en kategori',
  category_unknown: 'Den kategorin finns inte',
  quantity_invalid: 'Ange ett giltigt antal',
  expiry_missing: 'Välj ett utgångsdatum',
  expiry_past: 'Utgångsdatumet har redan passerat',
  description_too_long: ({ most }) => `En beskrivning får ha högst ${most} tecken`,
  changed_title_missing: 'Namnet saknas',
  changed_category_missing: 'Kategorin saknas',
  changed_quantity_invalid: 'Antalet måste vara större än 0',
  changed_expiry_missing: 'Utgångsdatumet saknas',
  item_unknown: 'Hittades inte.',
  kitchen_unknown: 'Köket hittades inte.',
  kitchen_name_missing: 'Ge köket ett namn',
  scan_code_missing: 'Skicka koden på ett paket',
  scan_code_useless: 'Det är inte hela koden på en produkt',
  scan_act_unknown: 'Säg vad som hände: added, eaten, opened eller thrown-away',
  key_scope_missing: 'Säg vad den får göra',
  key_last_day_past: 'Välj en dag som inte har varit',
  kitchen_name_too_long: ({ most }) => `Namnet på ett kök får ha högst ${most} tecken`,
  currency_unknown: 'Välj en valuta',
  invitation_uses: ({ least, most }) => `En länk kan släppa in ${least} till ${most} personer`,
  items_missing: 'Välj minst en sak',
  items_too_many: ({ most }) => `Välj högst ${most} saker i taget`,
  note_missing: 'Skriv en anteckning',
  note_too_long: ({ most }) => `En anteckning får ha högst ${most} tecken`,

  search_not_one: 'Sök efter en sak i taget',
  search_too_long: ({ most }) => `Sök med högst ${most} tecken`,
  status_unknown: 'Den statusen finns inte',
  order_unknown: 'Den ordningen finns inte',
  page_unknown: 'Den sidan finns inte',
  page_invalid: 'En sida är ett tal från 1 och uppåt',
  limit_invalid: ({ most }) => `En gräns är ett tal från 1 till ${most}`,
  scope_unknown: 'Omfånget är everyone eller mine',
  version_invalid: 'En version är ett heltal',
  intent_id_invalid: 'Allt som görs behöver ett eget id',
  picture_id_invalid: 'Ett fotos id är ett UUID',
  intents_missing: 'Det finns inget att göra',
  intents_too_many: ({ most }) => `Högst ${most} saker kan göras på en gång`,
  outcome_unknown: 'Mat äts upp, slängs eller skänks bort',
  amount_invalid: 'En mängd är ett tal över 0 och högst 1 000 000',
  unit_unknown: 'Mat räknas i st, paket eller portioner, eller mäts i g eller ml',
  place_unknown: 'Mat finns i kylen, frysen, skafferiet eller på en av kökets egna platser',
  place_name_missing: 'Ge platsen ett namn',
  place_name_too_long: ({ most }) => `Namnet på en plats får ha högst ${most} tecken`,
  date_kind_unknown: 'Ett datum är sista förbrukningsdag, bäst före-datum eller en uppskattning',
  days_invalid: 'Dagar är ett heltal från 0 till 3650',
  estimate_invalid: 'En uppskattning har ett helt antal dagar och en källa',
  price_invalid: 'Ett pris är 0 eller mer, i valutans minsta enhet',
  waste_reason_unknown: 'Den anledningen att slänga mat finns inte',
  seen_invalid: 'Mat ses genom en produkts nummer eller som en rad på ett kvitto',
  reference_invalid: ({ most }) => `En referens behöver 1 till ${most} tecken`,
  import_too_long: ({ most }) => `Högst ${most} rader kan komma på en gång. Dela upp filen`,
  dish_unknown: 'En rätts id har 1 till 80 små bokstäver, siffror, kolon eller bindestreck',
  dish_title_missing: 'Säg vad som lagades',
  dish_title_too_long: ({ most }) => `Namnet på en rätt får ha högst ${most} tecken`,
  recipe_unknown: 'Ett recepts id är ett UUID',
  meal_unknown: 'En planerad måltids id är ett UUID',
  recipe_title_missing: 'Ge receptet ett namn',
  recipe_text_too_long: ({ most }) => `Det här får ha högst ${most} tecken`,
  recipe_too_long: ({ most }) => `Ett recept får ha högst ${most} tecken sammanlagt`,
  recipe_lines_missing: 'Säg vad som ska i, en rad för varje',
  recipe_lines_too_many: ({ most }) => `Ett recept får ha högst ${most} rader ingredienser`,
  recipe_step_empty: 'Ett steg behöver ord',
  recipe_steps_too_many: ({ most }) => `Ett recept får ha högst ${most} steg`,
  servings_invalid: ({ most }) => `Portioner är ett heltal från 1 till ${most}`,
  recipe_minutes_invalid: ({ most }) => `Minuter är ett heltal från 1 till ${most}`,
  recipe_source_invalid: 'Ange adressen till en sida, som börjar med https://',
  food_unknown: 'Ett livsmedels id har 1 till 60 små bokstäver, siffror eller bindestreck',
  entry_unknown: 'Id för något på en inköpslista är ett UUID',
  list_unknown: 'En inköpslistas id är ett UUID',
  list_name_missing: 'Ge listan ett namn',
  list_name_too_long: ({ most }) => `Namnet på en lista får ha högst ${most} tecken`,

  name_missing: 'Skriv ditt namn',
  name_too_long: ({ most }) => `Ett namn får ha högst ${most} tecken`,
  name_is_email: 'Skriv ditt namn, inte en e-postadress',
  email_invalid: 'Ogiltig e-postadress.',
  photo_invalid: 'Ange en giltig URL till en bild',
  photo_too_long: 'Ange en kortare URL till en bild',
  password_weak: weakPassword,
  password_missing: 'Skriv ditt lösenord.',
  login_incomplete: loginIncomplete,

  message_missing: 'Skriv ett meddelande',
  message_too_long: ({ most }) => `Ett meddelande får ha högst ${most} tecken`,

  receiver_invalid: 'Ange en adress som börjar med https://',
  receiver_not_allowed:
    'Den här servern skickar bara till adresser på internet som börjar med https://. Den som driver den kan tillåta andra, till exempel en hemma hos dig.',
  ntfy_topic_invalid: 'Ange adressen till ett ämne, till exempel https://ntfy.sh/our-fridge-7Kq2',
  webhook_types_missing: 'Välj vad som ska berättas',

  bmi_height: ({ least, most }) => `Ange en längd mellan ${least} och ${most} centimeter.`,
  bmi_weight: ({ least, most }) => `Ange en vikt mellan ${least} och ${most} kilo.`,
  bmi_age: ({ least, most }) => `Ange en ålder i hela år, från ${least} till ${most}.`,
  bmi_gender: 'Välj kön.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
