import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Brug en URL, der begynder med https://, for billeder fra http:// kan ikke vises';
export const loginIncomplete = 'Skriv både mailadresse og adgangskode.';

const words: Words = {
  invalid: 'Tjek det, du har skrevet.',
  not_storable: 'Fjern tegn, der ikke kan gemmes',
  date_invalid: 'Skriv datoen som ÅÅÅÅ-MM-DD',
  time_zone_unknown: 'Den tidszone kender vi ikke',

  title_missing: 'Skriv et navn',
  title_too_long: ({ most }) => `Et navn kan højst have ${most} tegn`,
  image_missing: 'Angiv URL’en til et billede',
  image_invalid: 'Angiv en gyldig URL til et billede',
  image_insecure: imageInsecure,
  category_missing: 'Vælg en kategori',
  category_unknown: 'Den kategori findes ikke',
  quantity_invalid: 'Skriv en gyldig mængde',
  expiry_missing: 'Vælg en udløbsdato',
  expiry_past: 'Udløbsdatoen er allerede passeret',
  description_too_long: ({ most }) => `En beskrivelse kan højst have ${most} tegn`,
  changed_title_missing: 'Navnet mangler',
  changed_category_missing: 'Kategorien mangler',
  changed_quantity_invalid: 'Mængden skal være større end 0',
  changed_expiry_missing: 'Udløbsdatoen mangler',
  item_unknown: 'Ikke fundet.',
  kitchen_unknown: 'Køkkenet blev ikke fundet.',
  kitchen_name_missing: 'Giv køkkenet et navn',
  scan_code_missing: 'Send koden på en pakke',
  scan_code_useless: 'Det er ikke hele koden på et produkt',
  scan_act_unknown: 'Sig, hvad der skete: added, eaten, opened eller thrown-away',
  key_scope_missing: 'Sig, hvad den må',
  key_last_day_past: 'Vælg en dag, der ikke er passeret',
  kitchen_name_too_long: ({ most }) => `Et køkkens navn kan højst have ${most} tegn`,
  currency_unknown: 'Vælg en valuta',
  invitation_uses: ({ least, most }) => `Et link kan lukke ${least} til ${most} personer ind`,
  items_missing: 'Vælg mindst én ting',
  items_too_many: ({ most }) => `Vælg højst ${most} ting ad gangen`,
  note_missing: 'Skriv en note',
  note_too_long: ({ most }) => `En note kan højst have ${most} tegn`,

  search_not_one: 'Søg efter én ting ad gangen',
  search_too_long: ({ most }) => `Søg med højst ${most} tegn`,
  status_unknown: 'Den status findes ikke',
  order_unknown: 'Den rækkefølge findes ikke',
  page_unknown: 'Den side findes ikke',
  page_invalid: 'En side er et tal fra 1 og op',
  limit_invalid: ({ most }) => `Antallet er et tal fra 1 til ${most}`,
  scope_unknown: 'Omfanget er everyone eller mine',
  version_invalid: 'En version er et helt tal',
  intent_id_invalid: 'Alt, der gøres, skal have sit eget id',
  picture_id_invalid: 'Id’et på et foto er et UUID',
  intents_missing: 'Der er ikke noget at gøre',
  intents_too_many: ({ most }) => `Der kan højst gøres ${most} ting på én gang`,
  outcome_unknown: 'Mad bliver spist, smidt ud eller givet væk',
  amount_invalid: 'En mængde er et tal over 0 og højst en million',
  unit_unknown: 'Mad tælles i stykker, pakker eller portioner eller måles i g eller ml',
  place_unknown: 'Mad er i køleskabet, fryseren, spisekammeret eller på en af køkkenets egne pladser',
  place_name_missing: 'Giv pladsen et navn',
  place_name_too_long: ({ most }) => `Navnet på en plads kan højst have ${most} tegn`,
  date_kind_unknown: 'En dato er en sidste anvendelsesdato, en mindst holdbar til-dato eller et skøn',
  days_invalid: 'Dage er et helt tal fra 0 til 3650',
  estimate_invalid: 'Et skøn har et helt antal dage og en kilde',
  price_invalid: 'En pris er 0 eller mere, i valutaens mindste enhed',
  waste_reason_unknown: 'Den grund til at smide mad ud findes ikke',
  seen_invalid: 'Mad kendes på et produkts nummer eller som en linje på en bon',
  reference_invalid: ({ most }) => `En henvisning skal have 1 til ${most} tegn`,
  import_too_long: ({ most }) => `Der kan højst komme ${most} rækker på én gang. Del filen op`,
  dish_unknown: 'Id’et på en ret har 1 til 80 små bogstaver, cifre, koloner eller bindestreger',
  dish_title_missing: 'Sig, hvad der blev lavet',
  dish_title_too_long: ({ most }) => `Navnet på en ret kan højst have ${most} tegn`,
  recipe_unknown: 'Id’et på en opskrift er et UUID',
  meal_unknown: 'Id’et på et planlagt måltid er et UUID',
  recipe_title_missing: 'Giv opskriften et navn',
  recipe_text_too_long: ({ most }) => `Her er der plads til højst ${most} tegn`,
  recipe_too_long: ({ most }) => `En opskrift kan højst have ${most} tegn i alt`,
  recipe_lines_missing: 'Sig, hvad der skal i, en linje til hver ting',
  recipe_lines_too_many: ({ most }) => `En opskrift kan højst have ${most} linjer med ingredienser`,
  recipe_step_empty: 'Et trin skal have ord',
  recipe_steps_too_many: ({ most }) => `En opskrift kan højst have ${most} trin`,
  servings_invalid: ({ most }) => `Portioner er et helt tal fra 1 til ${most}`,
  recipe_minutes_invalid: ({ most }) => `Minutter er et helt tal fra 1 til ${most}`,
  recipe_source_invalid: 'Skriv adressen på en side, der begynder med https://',
  food_unknown: 'Id’et på en fødevare har 1 til 60 små bogstaver, cifre eller bindestreger',
  entry_unknown: 'Id’et på noget på en indkøbsliste er et UUID',
  list_unknown: 'Id’et på en indkøbsliste er et UUID',
  list_name_missing: 'Giv listen et navn',
  list_name_too_long: ({ most }) => `Navnet på en liste kan højst have ${most} tegn`,

  name_missing: 'Skriv dit navn',
  name_too_long: ({ most }) => `Et navn kan højst have ${most} tegn`,
  name_is_email: 'Skriv dit navn, ikke en mailadresse',
  email_invalid: 'Ugyldig mailadresse.',
  photo_invalid: 'Skriv en gyldig URL til et billede',
  photo_too_long: 'Skriv en kortere URL',
  password_weak: weakPassword,
  password_missing: 'Skriv din adgangskode.',
  login_incomplete: loginIncomplete,

  message_missing: 'Skriv en besked',
  message_too_long: ({ most }) => `En besked kan højst have ${most} tegn`,

  receiver_invalid: 'Skriv en adresse, der begynder med https://',
  receiver_not_allowed:
    'Dette Crisper sender kun til adresser på nettet, der begynder med https://. Den, der driver det, kan tillade andre, for eksempel en hjemme hos dig.',
  ntfy_topic_invalid: 'Skriv adressen på et emne, for eksempel https://ntfy.sh/our-fridge-7Kq2',
  webhook_types_missing: 'Vælg, hvad der skal fortælles',

  bmi_height: ({ least, most }) => `Skriv en højde mellem ${least} og ${most} centimeter.`,
  bmi_weight: ({ least, most }) => `Skriv en vægt mellem ${least} og ${most} kilo.`,
  bmi_age: ({ least, most }) => `Skriv en alder i hele år, fra ${least} til ${most}.`,
  bmi_gender: 'Vælg et køn.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
