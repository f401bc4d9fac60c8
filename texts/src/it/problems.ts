import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Usa un URL che inizia con https://, perché le immagini da http:// non si possono mostrare';
export const loginIncomplete = 'Inserisci email e password.';

const words: Words = {
  invalid: 'Controlla quello che hai scritto.',
  not_storable: 'Togli i caratteri che non si possono salvare',
  date_invalid: 'Inserisci una data nel formato AAAA-MM-GG',
  time_zone_unknown: 'Questo fuso orario è sconosciuto',

  title_missing: 'Scrivi il nome dell’alimento',
  title_too_long: ({ most }) => `Un nome può avere al massimo ${most} caratteri`,
  image_missing: 'Inserisci l’URL di un’immagine',
  image_invalid: 'L’URL dell’immagine non è valido',
  image_insecure: imageInsecure,
  category_missing: 'Scegli una categoria',
  category_unknown: 'Questa categoria non esiste',
  quantity_invalid: 'Inserisci una quantità valida',
  expiry_missing: 'Scegli una data di scadenza',
  expiry_past: 'La data non può essere nel passato',
  description_too_long: ({ most }) => `Una descrizione può avere al massimo ${most} caratteri`,
  changed_title_missing: 'Serve un nome',
  changed_category_missing: 'Serve una categoria',
  changed_quantity_invalid: 'La quantità deve essere più di 0',
  changed_expiry_missing: 'Serve una data di scadenza',
  item_unknown: 'Alimento non trovato.',
  kitchen_unknown: 'Cucina non trovata.',
  kitchen_name_missing: 'Dai un nome alla cucina',
  scan_code_missing: 'Invia il codice di una confezione',
  scan_code_useless: 'Questo non è il codice completo di un prodotto',
  scan_act_unknown: 'Indica cosa è successo: added, eaten, opened o thrown-away',
  key_scope_missing: 'Indica cosa può fare la chiave',
  key_last_day_past: 'Scegli un giorno che deve ancora venire',
  kitchen_name_too_long: ({ most }) => `Il nome di una cucina può avere al massimo ${most} caratteri`,
  currency_unknown: 'Scegli una valuta',
  invitation_uses: ({ least, most }) => `Un link può far entrare da ${least} a ${most} persone`,
  items_missing: 'Scegli almeno un alimento',
  items_too_many: ({ most }) => `Scegli al massimo ${most} alimenti alla volta`,
  note_missing: 'Scrivi una nota',
  note_too_long: ({ most }) => `Una nota può avere al massimo ${most} caratteri`,

  search_not_one: 'Cerca una cosa alla volta',
  search_too_long: ({ most }) => `Una ricerca può avere al massimo ${most} caratteri`,
  status_unknown: 'Questo stato non esiste',
  order_unknown: 'Questo ordine non esiste',
  page_unknown: 'Questa pagina non esiste',
  page_invalid: 'Una pagina è un numero da 1 in su',
  limit_invalid: ({ most }) => `Un limite è un numero da 1 a ${most}`,
  scope_unknown: 'L’ambito è everyone o mine',
  version_invalid: 'Una versione è un numero intero',
  intent_id_invalid: 'Ogni azione ha bisogno di un suo id',
  picture_id_invalid: 'L’id di una foto è un UUID',
  intents_missing: 'Non c’è niente da fare',
  intents_too_many: ({ most }) => `Si possono fare al massimo ${most} cose alla volta`,
  outcome_unknown: 'Un alimento viene mangiato, buttato o regalato',
  amount_invalid: 'Una quantità è un numero sopra 0 e fino a un milione',
  unit_unknown: 'Gli alimenti si contano in pezzi, confezioni o porzioni, o si misurano in g o ml',
  place_unknown: 'Un alimento è in frigo, in freezer, in dispensa o in un posto della cucina',
  place_name_missing: 'Dai un nome al posto',
  place_name_too_long: ({ most }) => `Il nome di un posto può avere al massimo ${most} caratteri`,
  date_kind_unknown: 'Una data è una scadenza, un termine minimo di conservazione (TMC) o una stima',
  days_invalid: 'I giorni sono un numero intero da 0 a 3650',
  estimate_invalid: 'Una stima ha un numero intero di giorni e una fonte',
  price_invalid: 'Un prezzo è 0 o più, nell’unità più piccola della valuta',
  waste_reason_unknown: 'Questo motivo per buttare non esiste',
  seen_invalid: 'Un alimento si riconosce dal numero di un prodotto o da una riga di scontrino',
  reference_invalid: ({ most }) => `Un riferimento ha da 1 a ${most} caratteri`,
  import_too_long: ({ most }) => `Possono arrivare al massimo ${most} righe alla volta. Dividi il file`,
  dish_unknown: 'L’id di un piatto ha da 1 a 80 lettere minuscole, cifre, due punti o trattini',
  dish_title_missing: 'Scrivi cosa hai cucinato',
  dish_title_too_long: ({ most }) => `Il nome di un piatto può avere al massimo ${most} caratteri`,
  recipe_unknown: 'L’id di una ricetta è un UUID',
  meal_unknown: 'L’id di un pasto in programma è un UUID',
  recipe_title_missing: 'Dai un nome alla ricetta',
  recipe_text_too_long: ({ most }) => `Questo testo può avere al massimo ${most} caratteri`,
  recipe_too_long: ({ most }) => `Una ricetta può avere al massimo ${most} caratteri in tutto`,
  recipe_lines_missing: 'Scrivi gli ingredienti, uno per riga',
  recipe_lines_too_many: ({ most }) => `Una ricetta può avere al massimo ${most} ingredienti`,
  recipe_step_empty: 'Un passaggio non può essere vuoto',
  recipe_steps_too_many: ({ most }) => `Una ricetta può avere al massimo ${most} passaggi`,
  servings_invalid: ({ most }) => `Le porzioni sono un numero intero da 1 a ${most}`,
  recipe_minutes_invalid: ({ most }) => `I minuti sono un numero intero da 1 a ${most}`,
  recipe_source_invalid: 'Inserisci l’indirizzo di una pagina, che inizi con https://',
  food_unknown: 'L’id di un alimento ha da 1 a 60 lettere minuscole, cifre o trattini',
  entry_unknown: 'L’id di una voce della lista della spesa è un UUID',
  list_unknown: 'L’id di una lista della spesa è un UUID',
  list_name_missing: 'Dai un nome alla lista',
  list_name_too_long: ({ most }) => `Il nome di una lista può avere al massimo ${most} caratteri`,

  name_missing: 'Scrivi il tuo nome',
  name_too_long: ({ most }) => `Un nome può avere al massimo ${most} caratteri`,
  name_is_email: 'Scrivi il tuo nome, non un indirizzo email',
  email_invalid: 'Indirizzo email non valido.',
  photo_invalid: 'L’URL dell’immagine non è valido',
  photo_too_long: 'Inserisci un URL più corto',
  password_weak: weakPassword,
  password_missing: 'Inserisci la password.',
  login_incomplete: loginIncomplete,

  message_missing: 'Scrivi un messaggio',
  message_too_long: ({ most }) => `Un messaggio può avere al massimo ${most} caratteri`,

  receiver_invalid: 'Inserisci un indirizzo che inizia con https://',
  receiver_not_allowed:
    'Questo Crisper invia solo a indirizzi internet che iniziano con https://. Chi lo gestisce può permetterne altri, per esempio uno in casa tua.',
  ntfy_topic_invalid:
    'Inserisci l’indirizzo di un argomento, per esempio https://ntfy.sh/il-nostro-frigo-7Kq2',
  webhook_types_missing: 'Scegli cosa va comunicato',

  bmi_height: ({ least, most }) => `Inserisci un’altezza tra ${least} e ${most} centimetri.`,
  bmi_weight: ({ least, most }) => `Inserisci un peso tra ${least} e ${most} chili.`,
  bmi_age: ({ least, most }) => `Inserisci un’età in anni interi, da ${least} a ${most}.`,
  bmi_gender: 'Scegli il sesso.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
