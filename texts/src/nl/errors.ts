import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Er ging iets mis!';

export const unreachable = 'Crisper is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.';
export const outdated =
  'Crisper is intussen bijgewerkt. Laad deze pagina opnieuw en probeer het nog een keer.';
export const internal = 'Er ging bij ons iets mis. Probeer het opnieuw.';
export const itemNotFound = 'Niet gevonden.';
export const popupBlocked =
  'Je browser heeft het inlogvenster geblokkeerd. Sta pop-ups toe voor deze pagina en probeer het opnieuw.';
export const popupClosed = 'Het inlogvenster is te vroeg gesloten.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Controleer wat je hebt ingevuld.',
  malformed_request: 'De aanvraag was niet te lezen.',
  unauthenticated: 'Log in om verder te gaan.',
  invalid_token: 'Je sessie is verlopen. Log opnieuw in.',
  user_not_found: 'Dit account bestaat niet. Maak eerst een account.',
  wrong_password: 'Onjuist wachtwoord. Probeer het opnieuw.',
  invalid_credentials: 'Onjuist e-mailadres of wachtwoord. Probeer het opnieuw.',
  too_many_attempts: 'Te veel mislukte pogingen. Wacht even en probeer het later opnieuw.',
  email_in_use: 'Er is al een account met dit e-mailadres. Log daarmee in.',
  registration_closed: 'Hier komen geen nieuwe accounts bij. Wie deze Crisper beheert, kan dat veranderen.',
  registration_by_invitation:
    'Nieuwe mensen komen hier binnen met een uitnodiging. Vraag iemand om een link naar de keuken en open die eerst.',
  email_missing: 'De aanbieder gaf geen e-mailadres door, en zonder kan een account niet.',
  email_not_verified:
    'Er is al een account met dit e-mailadres, en de aanbieder heeft niet gecontroleerd of het van jou is.',
  identity_not_proven: 'Het inloggen kon niet worden gecontroleerd. Probeer het opnieuw.',
  provider_not_configured: 'Deze manier van inloggen is hier niet ingesteld.',
  reset_link_invalid: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
  email_link_invalid: 'Deze link is al gebruikt of verlopen. In je profiel vraag je een nieuwe aan.',
  other_account: 'Deze link hoort bij een ander account. Log daarmee in en open de link opnieuw.',
  newsletter_link_invalid: 'Deze link is onvolledig of verlopen. Gebruik die uit onze laatste mail.',
  sign_in_again: 'Log opnieuw in, zodat we weten dat jij het bent.',
  other_origin: 'Dit kan alleen op de pagina’s van Crisper zelf.',
  not_you: 'Je kunt alleen zien wat van jou is.',
  not_item_owner: 'Dit kan alleen worden gewijzigd door wie het toevoegde.',
  item_not_found: itemNotFound,
  item_not_restorable: 'Het is te laat om dit terug te zetten.',
  item_not_free: 'Dit is niet meer te krijgen.',
  item_taken: 'Iemand was je voor: het is al meegenomen.',
  item_changed: 'Iemand heeft dit intussen gewijzigd. Kijk er nog een keer naar.',
  item_gone: 'Dit is niet meer in deze keuken.',
  undo_too_late: 'Dit was meer dan dertig dagen geleden en kan niet meer ongedaan worden gemaakt.',
  undone_already: 'Dit is al ongedaan gemaakt.',
  not_undoable: 'Er is daarna nog iets mee gebeurd, dus dit kan niet meer ongedaan worden gemaakt.',
  frozen_already: 'Dit ligt al in de vriezer.',
  frozen_twice: 'Dit is al twee keer ingevroren. Een derde keer is niet veilig.',
  not_frozen: 'Dit is niet ingevroren en kan dus niet worden ontdooid.',
  over_before_freezing: 'Dit was ontdooid en de dag is voorbij. Vries het niet opnieuw in.',
  use_by_passed: 'De TGT-datum is voorbij. Vries dit niet meer in.',
  id_taken: 'Deze id hoort al bij iets anders. Maak een nieuwe.',
  picture_unreadable: 'Dit bestand is geen foto, of het is beschadigd. Kies een ander bestand.',
  picture_on_its_way: 'Je vorige foto is nog onderweg. Wacht tot die er is en stuur dan de volgende.',
  already_booked: 'Je hebt dit gesprek al aangevraagd. Het staat in je profiel, waar je het kunt afzeggen.',
  kitchen_not_found: 'Deze keuken bestaat niet, of je hoort er niet bij.',
  not_allowed_here: 'Dat mag je niet in deze keuken. Een beheerder kan dat veranderen.',
  member_not_found: 'Deze persoon hoort niet bij de keuken.',
  last_owner: 'Je bent de enige beheerder van deze keuken. Draag de keuken eerst aan iemand over.',
  invitation_unknown:
    'Deze uitnodiging is ingetrokken, of er klopt een teken in de link niet. Vraag om een nieuwe.',
  invitation_incomplete: 'De link is niet volledig. Kopieer de hele link, tot en met het laatste teken.',
  invitation_expired: 'Deze uitnodiging is verlopen. Vraag om een nieuwe.',
  invitation_used_up: 'Deze uitnodiging is al zo vaak gebruikt als kan. Vraag om een nieuwe.',
  invitation_for_other_email:
    'Deze uitnodiging is voor een ander e-mailadres. Log daarmee in en open de link opnieuw.',
  invitation_needs_proof:
    'Deze uitnodiging is voor jouw e-mailadres. Bevestig het in je profiel en open de link opnieuw.',
  kitchen_full: 'Deze keuken zit vol. Haal er eerst uit wat er niet meer is.',
  too_many_kitchens: 'Je zit al in zoveel keukens als kan. Verlaat er eerst een.',
  too_many_people: 'Meer mensen passen er niet in deze keuken.',
  too_many_invitations: 'Deze keuken heeft het maximum aan open uitnodigingen. Trek er eerst een in.',
  too_many_places: 'Deze keuken heeft het maximum aan eigen plekken. Verwijder er eerst een.',
  place_not_found: 'Deze plek is er niet meer in deze keuken.',
  place_name_taken: 'Er is al een plek met deze naam. Kies een andere.',
  entry_not_found: 'Dit staat niet meer op de lijst.',
  too_many_recipes: 'Deze keuken heeft het maximum aan recepten. Verwijder er eerst een dat je niet kookt.',
  too_many_food_names: 'Deze keuken onthoudt al van zoveel dingen wat ze zijn als kan.',
  too_many_meals: 'Meer maaltijden passen er niet op deze dag. Haal er eerst een af.',
  meal_day_invalid: 'Maaltijden plan je voor vandaag en de zes dagen daarna.',
  list_not_found: 'Deze boodschappenlijst bestaat niet in deze keuken.',
  list_full: 'Deze lijst is zo lang als kan. Haal er eerst af wat je niet meer nodig hebt.',
  too_many_lists: 'Deze keuken heeft het maximum aan boodschappenlijsten.',
  too_many_staples:
    'Meer kan deze keuken niet altijd in huis hebben. Kies eerst iets waar jullie zonder kunnen.',
  list_link_incomplete: 'De link is niet volledig. Kopieer de hele link, tot en met het laatste teken.',
  list_link_ended: 'Deze link werkt niet meer. Vraag om een nieuwe.',
  too_many_list_links: 'Er zijn al zoveel links naar lijsten als kan. Trek er eerst een in.',
  first_list_stays: 'De eerste lijst van een keuken blijft. Haal er liever af wat je niet meer nodig hebt.',
  too_many_items: 'Meer kunnen we niet voor je bewaren. Haal er eerst uit wat je niet meer hebt.',
  too_many_pictures: 'Meer foto’s kunnen we niet voor je bewaren. Verwijder eerst wat dingen met een foto.',
  ntfy_topic_missing: 'Je hebt nog geen ntfy-topic ingevuld. Doe dat eerst.',
  webhook_not_found: 'Deze keuken meldt niets meer aan dat programma.',
  too_many_webhooks: 'Aan meer programma’s kan deze keuken niets melden. Stop er eerst een.',
  recipe_pages_off: 'Deze Crisper leest geen webpagina’s. Plak de ingrediënten.',
  recipe_url_refused:
    'We lezen alleen pagina’s op internet waarvan het adres met https:// begint. Plak anders de ingrediënten.',
  recipe_page_unreadable: 'Deze pagina kunnen we niet lezen. Plak de ingrediënten.',
  recipe_page_empty: 'Op deze pagina vinden we geen recept. Plak de ingrediënten.',
  too_many_recipe_pages:
    'Meer pagina’s lezen we in een uur niet voor je. Plak de ingrediënten, of probeer het later opnieuw.',
  import_file_refused: 'Dit bestand kunnen we niet lezen.',
  import_not_found: 'Deze import bestaat niet in deze keuken.',
  import_undo_too_late: 'Dit kwam meer dan zeven dagen geleden en kan niet meer in één keer terug.',
  import_file_waiting: 'Je vorige bestand wordt nog gelezen. Wacht tot dat klaar is.',
  too_many_import_files: 'Meer bestanden lezen we in een uur niet voor je. Probeer het later opnieuw.',
  code_unknown:
    'Deze keuken kent deze code nog niet. Voeg het één keer toe met de camera, dan is de code voortaan bekend.',
  code_not_here: 'Van wat bij deze code hoort is er niets in de keuken.',
  scanned_just_now: 'Deze code is zojuist gescand en één keer geteld.',
  key_not_for_this: 'Met een sleutel voor programma’s kan dit niet. Log in en doe het zelf.',
  key_only_looks: 'Deze sleutel mag kijken, maar niets wijzigen.',
  key_in_url:
    'Een sleutel in een adres ziet iedereen onderweg, en hij blijft in de geschiedenis staan. Stuur hem in de header ‘Authorization: Bearer …’. Was deze sleutel echt, trek hem dan in en maak een nieuwe.',
  too_many_keys: 'Je hebt het maximum aan sleutels. Trek er eerst een in die je niet meer gebruikt.',
  route_not_found: 'Op dit adres is niets.',
  payload_too_large: 'Dat is te veel in één keer.',
  unsupported_media_type: 'Stuur JSON.',
  too_many_writes: 'Je wijzigt sneller dan we kunnen bijhouden. Wacht even en probeer het opnieuw.',
  too_many_requests: 'Te veel aanvragen. Wacht even en probeer het later opnieuw.',
  unknown_host:
    'Deze server kent de naam in het adres niet. Wie de server beheert, kan de naam toevoegen: zie ALLOWED_HOSTS in docs/operating.md.',
  clock_wrong: 'Volgens dit apparaat is het een heel andere dag. Zet de klok goed en doe dit dan opnieuw.',
  too_busy: 'Het is hier even te druk. Probeer het zo opnieuw.',
  unavailable: 'Crisper is druk of start opnieuw op. Probeer het zo opnieuw.',
  internal,
};

const wouldWork =
  'Wat wel werkt: grocy.db, evershelf.db, een spreadsheet, een CSV-bestand of een lijst die je plakt.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Dit bestand is leeg. ${wouldWork}`,
  pdf: `Dit is een PDF, zonder rijen die we kunnen lezen. ${wouldWork}`,
  picture: `Dit is een foto. ${wouldWork}`,
  zip: `Dit is een ZIP-bestand. Pak het uit en kies het bestand dat erin zit. ${wouldWork}`,
  text: `Dit is tekst, geen database. Plak het als lijst. ${wouldWork}`,
  other: `Dit soort bestand kennen we niet. ${wouldWork}`,
  'database-damaged': 'Deze database is beschadigd of niet helemaal gekopieerd. Kopieer hem opnieuw.',
  'database-unsafe':
    'In deze database zit iets wat niet van Grocy of EverShelf komt, dus lezen we hem niet. Kies het originele bestand.',
  'database-unknown': 'Dit is een database, maar niet van Grocy of EverShelf.',
  'database-too-slow': 'Deze database lezen duurt te lang, dus zijn we gestopt. Kies het originele bestand.',
  'backup-without-grocy': 'In deze back-up zit geen grocy.db. Maak er een waar Grocy wel in zit.',
  'backup-locked': 'Deze back-up is versleuteld. Maak er een zonder wachtwoord, of stuur alleen grocy.db.',
};

const rowsOfHistory = (count: number) =>
  plural(count, { one: `${count} rij geschiedenis`, other: `${count} rijen geschiedenis` });

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Een foto mag hoogstens ${reason.mostMegabytes} MB zijn.`;
    case 'picture_wrong_type':
      return 'Kies een foto: een JPEG-, PNG- of WebP-bestand.';
    case 'picture_too_many_pixels':
      return `Deze foto heeft ${reason.mostMegapixels} megapixels of meer. Kies een kleinere.`;
    case 'pictures_waiting':
      return 'Er worden nu veel foto’s verstuurd. Probeer het zo opnieuw.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Dit bestand is te groot. Een database mag hoogstens ${reason.mostMegabytes} MB zijn; laat foto’s uit de back-up weg, of stuur alleen grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Deze keuken zit vol, dus is er niets toegevoegd.'
        : `In deze keuken is nog plaats voor ${reason.room}, dus is er niets toegevoegd. Kies er minder.`;
    case 'no_room_for_history':
      return reason.room === 0
        ? 'Meer geschiedenis van andere programma’s past er niet in deze keuken, dus is er niets toegevoegd. Breng het eten mee zonder geschiedenis.'
        : `In deze keuken is nog plaats voor ${rowsOfHistory(reason.room)}, dus is er niets toegevoegd. Breng het eten mee zonder geschiedenis.`;
  }
}
