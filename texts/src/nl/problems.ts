import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Gebruik een URL die met https:// begint, want foto’s van http:// kunnen niet worden getoond';
export const loginIncomplete = 'Vul je e-mailadres en je wachtwoord in.';

const words: Words = {
  invalid: 'Controleer wat je hebt ingevuld.',
  not_storable: 'Verwijder tekens die niet kunnen worden opgeslagen',
  date_invalid: 'Vul een datum in als JJJJ-MM-DD',
  time_zone_unknown: 'Deze tijdzone is niet bekend',

  title_missing: 'Vul in wat het is',
  title_too_long: ({ most }) => `Een naam mag hoogstens ${most} tekens hebben`,
  image_missing: 'Vul de URL van een foto in',
  image_invalid: 'Vul een geldige URL van een foto in',
  image_insecure: imageInsecure,
  category_missing: 'Kies een categorie',
  category_unknown: 'Deze categorie bestaat niet',
  quantity_invalid: 'Vul een geldige hoeveelheid in',
  expiry_missing: 'Kies een datum',
  expiry_past: 'De datum mag niet voorbij zijn',
  description_too_long: ({ most }) => `Een beschrijving mag hoogstens ${most} tekens hebben`,
  changed_title_missing: 'Een naam is nodig',
  changed_category_missing: 'Een categorie is nodig',
  changed_quantity_invalid: 'De hoeveelheid moet meer dan 0 zijn',
  changed_expiry_missing: 'Een datum is nodig',
  item_unknown: 'Niet gevonden.',
  kitchen_unknown: 'Keuken niet gevonden.',
  kitchen_name_missing: 'Geef de keuken een naam',
  scan_code_missing: 'Stuur de code van een pak',
  scan_code_useless: 'Dit is niet de hele code van een product',
  scan_act_unknown: 'Zeg wat er is gebeurd: added, eaten, opened of thrown-away',
  key_scope_missing: 'Zeg wat de sleutel mag',
  key_last_day_past: 'Kies een dag die nog moet komen',
  kitchen_name_too_long: ({ most }) => `De naam van een keuken mag hoogstens ${most} tekens hebben`,
  currency_unknown: 'Kies een valuta',
  invitation_uses: ({ least, most }) => `Een link kan ${least} tot ${most} mensen binnenlaten`,
  items_missing: 'Kies er minstens een',
  items_too_many: ({ most }) => `Kies er hoogstens ${most} tegelijk`,
  note_missing: 'Schrijf een notitie',
  note_too_long: ({ most }) => `Een notitie mag hoogstens ${most} tekens hebben`,

  search_not_one: 'Zoek één ding tegelijk',
  search_too_long: ({ most }) => `Zoek met hoogstens ${most} tekens`,
  status_unknown: 'Deze status bestaat niet',
  order_unknown: 'Deze volgorde bestaat niet',
  page_unknown: 'Deze pagina bestaat niet',
  page_invalid: 'Een pagina is een getal vanaf 1',
  limit_invalid: ({ most }) => `Een limiet is een getal van 1 tot ${most}`,
  scope_unknown: 'Het bereik is everyone of mine',
  version_invalid: 'Een versie is een geheel getal',
  intent_id_invalid: 'Alles wat er gebeurt heeft een eigen id nodig',
  picture_id_invalid: 'De id van een foto is een UUID',
  intents_missing: 'Er is niets te doen',
  intents_too_many: ({ most }) => `Er kunnen hoogstens ${most} dingen tegelijk`,
  outcome_unknown: 'Eten wordt opgegeten, weggegooid of weggegeven',
  amount_invalid: 'Een hoeveelheid is een getal boven 0 en hoogstens 1.000.000',
  unit_unknown: 'Eten wordt geteld in stuks, pakken of porties, of gemeten in g of ml',
  place_unknown: 'Eten ligt in de koelkast, de vriezer, de voorraadkast of een eigen plek van de keuken',
  place_name_missing: 'Geef de plek een naam',
  place_name_too_long: ({ most }) => `De naam van een plek mag hoogstens ${most} tekens hebben`,
  date_kind_unknown: 'Een datum is een TGT-datum, een THT-datum of een schatting',
  days_invalid: 'Dagen zijn een geheel getal van 0 tot 3650',
  estimate_invalid: 'Een schatting heeft een geheel aantal dagen en een bron',
  price_invalid: 'Een prijs is 0 of meer, in de kleinste eenheid van de valuta',
  waste_reason_unknown: 'Deze reden om eten weg te gooien bestaat niet',
  seen_invalid: 'Eten is herkend aan het nummer van een product of als regel van een kassabon',
  reference_invalid: ({ most }) => `Een verwijzing heeft 1 tot ${most} tekens nodig`,
  import_too_long: ({ most }) => `Er kunnen hoogstens ${most} rijen tegelijk komen. Splits het bestand`,
  dish_unknown: 'De id van een gerecht heeft 1 tot 80 kleine letters, cijfers, dubbele punten of streepjes',
  dish_title_missing: 'Zeg wat er is gekookt',
  dish_title_too_long: ({ most }) => `De naam van een gerecht mag hoogstens ${most} tekens hebben`,
  recipe_unknown: 'De id van een recept is een UUID',
  meal_unknown: 'De id van een geplande maaltijd is een UUID',
  recipe_title_missing: 'Geef het recept een naam',
  recipe_text_too_long: ({ most }) => `Dit mag hoogstens ${most} tekens hebben`,
  recipe_too_long: ({ most }) => `Een recept mag in totaal hoogstens ${most} tekens hebben`,
  recipe_lines_missing: 'Zeg wat erin gaat, elk op een eigen regel',
  recipe_lines_too_many: ({ most }) => `Een recept mag hoogstens ${most} regels met ingrediënten hebben`,
  recipe_step_empty: 'Een stap heeft woorden nodig',
  recipe_steps_too_many: ({ most }) => `Een recept mag hoogstens ${most} stappen hebben`,
  servings_invalid: ({ most }) => `Porties zijn een geheel getal van 1 tot ${most}`,
  recipe_minutes_invalid: ({ most }) => `Minuten zijn een geheel getal van 1 tot ${most}`,
  recipe_source_invalid: 'Vul het adres van een pagina in dat met https:// begint',
  food_unknown: 'De id van een levensmiddel heeft 1 tot 60 kleine letters, cijfers of streepjes',
  entry_unknown: 'De id van iets op een boodschappenlijst is een UUID',
  list_unknown: 'De id van een boodschappenlijst is een UUID',
  list_name_missing: 'Geef de lijst een naam',
  list_name_too_long: ({ most }) => `De naam van een lijst mag hoogstens ${most} tekens hebben`,

  name_missing: 'Vul je naam in',
  name_too_long: ({ most }) => `Een naam mag hoogstens ${most} tekens hebben`,
  name_is_email: 'Vul je naam in, geen e-mailadres',
  email_invalid: 'Ongeldig e-mailadres.',
  photo_invalid: 'Vul een geldige URL van een foto in',
  photo_too_long: 'Vul een kortere URL van een foto in',
  password_weak: weakPassword,
  password_missing: 'Vul je wachtwoord in.',
  login_incomplete: loginIncomplete,

  message_missing: 'Schrijf een bericht',
  message_too_long: ({ most }) => `Een bericht mag hoogstens ${most} tekens hebben`,

  receiver_invalid: 'Vul een adres in dat met https:// begint',
  receiver_not_allowed:
    'Deze Crisper stuurt alleen naar adressen op internet die met https:// beginnen. Wie hem beheert, kan andere toestaan, zoals een adres bij jou thuis.',
  ntfy_topic_invalid: 'Vul het adres van een topic in, zoals https://ntfy.sh/onze-koelkast-7Kq2',
  webhook_types_missing: 'Kies wat er moet worden gemeld',

  bmi_height: ({ least, most }) => `Vul een lengte in tussen ${least} en ${most} centimeter.`,
  bmi_weight: ({ least, most }) => `Vul een gewicht in tussen ${least} en ${most} kilo.`,
  bmi_age: ({ least, most }) => `Vul een leeftijd in hele jaren in, van ${least} tot ${most}.`,
  bmi_gender: 'Kies een geslacht.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
