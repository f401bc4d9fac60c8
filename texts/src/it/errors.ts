import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Qualcosa è andato storto!';

export const unreachable = 'Crisper non risponde. Controlla la connessione e riprova.';
export const outdated = 'Nel frattempo Crisper è stato aggiornato. Ricarica la pagina e riprova.';
export const internal = 'Da noi qualcosa è andato storto. Riprova.';
export const itemNotFound = 'Alimento non trovato.';
export const popupBlocked =
  'Il browser ha bloccato la finestra di accesso. Consenti i popup per questa pagina e riprova.';
export const popupClosed = 'La finestra di accesso è stata chiusa prima della fine.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Controlla quello che hai scritto.',
  malformed_request: 'La richiesta non si può leggere.',
  unauthenticated: 'Accedi per continuare.',
  invalid_token: 'La tua sessione è finita. Accedi di nuovo.',
  user_not_found: 'Account non trovato. Prima registrati.',
  wrong_password: 'Password sbagliata. Riprova.',
  invalid_credentials: 'Email o password sbagliata. Riprova.',
  too_many_attempts: 'Troppi tentativi falliti. Aspetta un po’ e riprova.',
  email_in_use: 'Esiste già un account con questo indirizzo email. Accedi con quello.',
  registration_closed: 'Qui non si aprono nuovi account. Chi gestisce questo Crisper può cambiarlo.',
  registration_by_invitation:
    'Qui si entra su invito. Chiedi a qualcuno un link alla sua cucina, e aprilo prima di tutto.',
  email_missing: 'Il servizio non ha comunicato un indirizzo email, e per l’account ne serve uno.',
  email_not_verified:
    'Esiste già un account con questo indirizzo email, e il servizio non ha verificato che sia tuo.',
  identity_not_proven: 'Non è stato possibile verificare l’accesso. Riprova.',
  provider_not_configured: 'Questo modo di accedere qui non è disponibile.',
  reset_link_invalid: 'Questo link è già stato usato o è scaduto. Chiedine uno nuovo.',
  email_link_invalid: 'Questo link è già stato usato o è scaduto. Dal profilo te ne mandi uno nuovo.',
  other_account: 'Questo link è per un altro account. Accedi con quello e riaprilo.',
  newsletter_link_invalid: 'Questo link è incompleto o scaduto. Usa quello della nostra ultima email.',
  sign_in_again: 'Accedi di nuovo per confermare che sei tu.',
  other_origin: 'Questo si può fare solo dalle pagine di Crisper.',
  not_you: 'Puoi vedere solo quello che è tuo.',
  not_item_owner: 'Solo la persona a cui appartiene può modificare questo alimento.',
  item_not_found: itemNotFound,
  item_not_restorable: 'È troppo tardi per rimetterlo.',
  item_not_free: 'Non è più da prendere.',
  item_taken: 'Qualcuno è arrivato prima: è già stato preso.',
  item_changed: 'Nel frattempo qualcuno ha modificato questo alimento. Riguardalo.',
  item_gone: 'Non è più in questa cucina.',
  undo_too_late: 'È successo più di trenta giorni fa, non si può più annullare.',
  undone_already: 'È già stato annullato.',
  not_undoable: 'Da allora a questo alimento è successo altro: non si può annullare.',
  frozen_already: 'È già in freezer.',
  frozen_twice: 'È già stato congelato due volte. Una terza non sarebbe sicura.',
  not_frozen: 'Non è congelato, quindi non si può scongelare.',
  over_before_freezing: 'È stato scongelato e il suo giorno è passato: non va congelato di nuovo.',
  use_by_passed: 'La scadenza è passata: non va più congelato.',
  id_taken: 'Questo id è già di qualcos’altro. Creane uno nuovo.',
  picture_unreadable: 'Questo file non è un’immagine, o è danneggiato. Scegline un altro.',
  picture_on_its_way:
    'La tua ultima immagine è ancora in viaggio. Aspetta che arrivi, poi manda la prossima.',
  already_booked: 'Hai già chiesto questa consulenza. La trovi nel tuo profilo, dove puoi disdirla.',
  kitchen_not_found: 'Questa cucina non esiste, o non ne fai parte.',
  not_allowed_here: 'Il tuo ruolo in questa cucina non lo permette. Chi è responsabile può cambiarlo.',
  member_not_found: 'Questa persona non è nella cucina.',
  last_owner: 'Solo tu sei responsabile di questa cucina. Prima affidala a qualcuno.',
  invitation_unknown:
    'Questo invito è stato chiuso, o c’è una lettera sbagliata nel link. Chiedine uno nuovo.',
  invitation_incomplete: 'Il link non è completo. Copialo tutto, fino all’ultima lettera.',
  invitation_expired: 'Questo invito è scaduto. Chiedine uno nuovo.',
  invitation_used_up: 'Questo invito ha già fatto entrare tutte le persone previste. Chiedine uno nuovo.',
  invitation_for_other_email:
    'Questo invito è per un altro indirizzo email. Accedi con quello e riapri il link.',
  invitation_needs_proof:
    'Questo invito è per il tuo indirizzo email. Conferma nel profilo che è tuo, poi riapri il link.',
  kitchen_full: 'Questa cucina è piena. Prima togli quello che non c’è più.',
  too_many_kitchens: 'Sei già nel numero massimo di cucine. Prima lasciane una.',
  too_many_people: 'In questa cucina non c’è posto per altre persone.',
  too_many_invitations: 'Questa cucina ha troppi inviti aperti. Prima chiudine uno.',
  too_many_places: 'Questa cucina ha già il massimo di posti. Prima eliminane uno.',
  place_not_found: 'Questo posto non c’è più in questa cucina.',
  place_name_taken: 'C’è già un posto con questo nome. Scegline un altro.',
  entry_not_found: 'Non è più sulla lista.',
  too_many_recipes: 'Questa cucina ha già il massimo di ricette. Prima eliminane una che non cucini.',
  too_many_food_names: 'In questa cucina non si possono spiegare altri nomi di alimenti.',
  too_many_meals: 'Questo giorno ha già il massimo di pasti. Prima togline uno.',
  meal_day_invalid: 'I pasti si possono mettere oggi e nei sei giorni dopo.',
  list_not_found: 'Questa lista della spesa non c’è in questa cucina.',
  list_full: 'Questa lista è piena. Prima togli quello che non ti serve più.',
  too_many_lists: 'Questa cucina ha già il massimo di liste della spesa.',
  too_many_staples: 'In questa cucina «Mai senza» è pieno. Prima scegli qualcosa di cui si può fare a meno.',
  list_link_incomplete: 'Il link non è completo. Copialo tutto, fino all’ultima lettera.',
  list_link_ended: 'Questo link non funziona più. Chiedine uno nuovo.',
  too_many_list_links: 'Questa cucina ha già condiviso le liste troppe volte. Prima chiudi un link.',
  first_list_stays: 'La prima lista di una cucina resta. Togli piuttosto quello che non ti serve più.',
  too_many_items:
    'Hai già tutti gli alimenti che possiamo tenere per te. Prima togli quelli che non hai più.',
  too_many_pictures:
    'Hai già tutte le immagini che possiamo tenere per te. Prima togli qualche alimento con foto.',
  ntfy_topic_missing: 'Non hai indicato un argomento di ntfy. Comincia da lì.',
  webhook_not_found: 'Questa cucina non avvisa più quel programma.',
  too_many_webhooks: 'Questa cucina avvisa già tutti i programmi che può. Prima chiudine uno.',
  recipe_pages_off: 'Questo Crisper non legge pagine web. Incolla gli ingredienti.',
  recipe_url_refused:
    'Leggiamo solo pagine internet con un indirizzo che inizia con https://. Incolla gli ingredienti.',
  recipe_page_unreadable: 'Quella pagina non si lascia leggere. Incolla gli ingredienti.',
  recipe_page_empty: 'In quella pagina non c’è una ricetta che sappiamo leggere. Incolla gli ingredienti.',
  too_many_recipe_pages:
    'Abbiamo letto per te tutte le pagine che leggiamo in un’ora. Incolla gli ingredienti, o riprova più tardi.',
  import_file_refused: 'Non riusciamo a leggere questo file.',
  import_not_found: 'Questa importazione non c’è in questa cucina.',
  import_undo_too_late: 'È arrivato più di sette giorni fa, non si può più togliere tutto insieme.',
  import_file_waiting: 'Stiamo ancora leggendo il tuo ultimo file. Aspetta che sia finito.',
  too_many_import_files: 'Abbiamo letto per te tutti i file che leggiamo in un’ora. Riprova più tardi.',
  code_unknown:
    'Questa cucina non ha ancora un nome per questo codice. Aggiungi l’alimento una volta con la fotocamera, e poi lo riconosce.',
  code_not_here: 'In cucina non c’è nessun alimento con questo codice.',
  scanned_just_now: 'Questo codice è stato scansionato poco fa, e contato una volta.',
  key_not_for_this: 'Una chiave per programmi non apre questo. Accedi per farlo tu.',
  key_only_looks: 'Questa chiave può guardare, ma non cambiare niente.',
  key_in_url:
    'Una chiave in un indirizzo la vedono tutti lungo la strada, e resta nelle cronologie. Mandala nell’intestazione «Authorization: Bearer …». Se questa chiave era vera, disattivala e creane un’altra.',
  too_many_keys: 'Hai già il massimo di chiavi. Prima disattivane una che non usi più.',
  route_not_found: 'A questo indirizzo non c’è niente.',
  payload_too_large: 'È troppo da inviare in una volta.',
  unsupported_media_type: 'Invia JSON.',
  too_many_writes: 'Vai più veloce di quanto riusciamo a seguirti. Aspetta un momento e riprova.',
  too_many_requests: 'Troppe richieste. Aspetta e riprova più tardi.',
  unknown_host:
    'Questo server non conosce il nome nell’indirizzo. Chi lo gestisce può aggiungerlo: vedi ALLOWED_HOSTS in docs/operating.md.',
  clock_wrong: 'Questo dispositivo pensa che sia tutt’altro giorno. Regola la data, poi rifallo.',
  too_busy: 'Qui adesso c’è troppo da fare. Riprova tra un momento.',
  unavailable: 'Crisper ha molto da fare o si sta riavviando. Riprova tra un momento.',
  internal,
};

const wouldWork =
  'Cosa funziona: grocy.db, evershelf.db, un foglio di calcolo, un file CSV o una lista da incollare.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Questo file è vuoto. ${wouldWork}`,
  pdf: `Questo è un PDF, senza righe che possiamo leggere. ${wouldWork}`,
  picture: `Questa è un’immagine. ${wouldWork}`,
  zip: `Questo è un file ZIP. Estrailo e scegli il file che contiene. ${wouldWork}`,
  text: `Questo è testo, non un database. Incollalo come lista. ${wouldWork}`,
  other: `Non conosciamo questo tipo di file. ${wouldWork}`,
  'database-damaged':
    'Questo database è danneggiato o non è stato copiato fino in fondo. Copialo un’altra volta.',
  'database-unsafe':
    'Questo database contiene cose che Grocy ed EverShelf non fanno, quindi non lo leggiamo. Scegli il file originale.',
  'database-unknown': 'Questo è un database, ma non di Grocy né di EverShelf.',
  'database-too-slow':
    'Leggere questo database richiede troppo tempo, ci siamo fermati. Scegli il file originale.',
  'backup-without-grocy': 'In questo backup non c’è grocy.db. Fanne uno che comprenda Grocy.',
  'backup-locked': 'Questo backup è cifrato. Fanne uno senza password, o manda solo grocy.db.',
};

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Un’immagine può avere al massimo ${reason.mostMegabytes} MB.`;
    case 'picture_wrong_type':
      return 'Scegli una foto: un file JPEG, PNG o WebP.';
    case 'picture_too_many_pixels':
      return `Questa immagine ha ${reason.mostMegapixels} megapixel o più. Scegline una più piccola.`;
    case 'pictures_waiting':
      return 'In questo momento arrivano molte immagini. Riprova tra poco.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Questo file è troppo grande. Un database può avere al massimo ${reason.mostMegabytes} MB; togli le immagini dal backup, o manda solo grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Questa cucina è piena, quindi non è stato aggiunto niente.'
        : plural(reason.room, {
            one: `In questa cucina c’è posto solo per ${reason.room} alimento, quindi non è stato aggiunto niente. Scegline di meno.`,
            other: `In questa cucina c’è posto solo per ${reason.room} alimenti, quindi non è stato aggiunto niente. Scegline di meno.`,
          });
    case 'no_room_for_history':
      return reason.room === 0
        ? 'In questa cucina non c’è più posto per la storia di altri programmi, quindi non è stato aggiunto niente. Porta gli alimenti senza la loro storia.'
        : plural(reason.room, {
            one: `In questa cucina c’è posto solo per ${reason.room} riga di storia, quindi non è stato aggiunto niente. Porta gli alimenti senza la loro storia.`,
            other: `In questa cucina c’è posto solo per ${reason.room} righe di storia, quindi non è stato aggiunto niente. Porta gli alimenti senza la loro storia.`,
          });
  }
}
