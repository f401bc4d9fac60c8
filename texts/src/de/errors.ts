import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Da ist etwas schiefgegangen!';

export const unreachable =
  'Crisper ist nicht erreichbar. Prüfe bitte deine Verbindung und versuche es noch einmal.';
export const outdated =
  'Crisper wurde inzwischen aktualisiert. Lade diese Seite bitte neu und versuche es noch einmal.';
export const internal = 'Bei uns ist etwas schiefgegangen. Versuche es bitte noch einmal.';
export const itemNotFound = 'Nicht gefunden.';
export const popupBlocked =
  'Dein Browser hat das Anmeldefenster blockiert. Erlaube bitte Pop-ups für diese Seite und versuche es noch einmal.';
export const popupClosed = 'Das Anmeldefenster wurde zu früh geschlossen.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Prüfe bitte deine Eingaben.',
  malformed_request: 'Die Anfrage war nicht lesbar.',
  unauthenticated: 'Melde dich bitte an, um weiterzumachen.',
  invalid_token: 'Deine Sitzung ist zu Ende. Melde dich bitte wieder an.',
  user_not_found: 'Dieses Konto gibt es nicht. Registriere dich bitte zuerst.',
  wrong_password: 'Falsches Passwort. Versuche es bitte noch einmal.',
  invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch. Versuche es bitte noch einmal.',
  too_many_attempts: 'Das waren zu viele Fehlversuche. Warte bitte und versuche es später noch einmal.',
  email_in_use: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich bitte damit an.',
  registration_closed: 'Hier gibt es keine neuen Konten. Wer dieses Crisper betreibt, kann das ändern.',
  registration_by_invitation:
    'Neue Leute kommen hier mit einer Einladung dazu. Bitte jemanden um einen Link zur Küche und öffne ihn zuerst.',
  email_missing: 'Der Anbieter hat keine E-Mail-Adresse genannt, und ein Konto braucht eine.',
  email_not_verified:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto, und der Anbieter hat nicht geprüft, ob sie dir gehört.',
  identity_not_proven: 'Die Anmeldung ließ sich nicht prüfen. Versuche es bitte noch einmal.',
  provider_not_configured: 'Diese Art der Anmeldung ist hier nicht eingerichtet.',
  reset_link_invalid: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere bitte einen neuen an.',
  email_link_invalid:
    'Dieser Link wurde schon benutzt oder ist abgelaufen. In deinem Profil bekommst du einen neuen.',
  other_account:
    'Dieser Link gehört zu einem anderen Konto. Melde dich bitte dort an und öffne ihn noch einmal.',
  newsletter_link_invalid:
    'Dieser Link ist unvollständig oder abgelaufen. Nimm bitte den aus unserer letzten Mail.',
  sign_in_again: 'Melde dich bitte noch einmal an, damit wir wissen, dass du es bist.',
  other_origin: 'Das geht nur auf den Seiten von Crisper selbst.',
  not_you: 'Du kannst nur sehen, was dir gehört.',
  not_item_owner: 'Das kann nur ändern, wem es gehört.',
  item_not_found: itemNotFound,
  item_not_restorable: 'Zum Zurückholen ist es zu spät.',
  item_not_free: 'Das ist nicht mehr zu haben.',
  item_taken: 'Jemand war schneller: Es ist schon weg.',
  item_changed: 'Jemand hat das inzwischen geändert. Sieh es dir bitte noch einmal an.',
  item_gone: 'Das ist nicht mehr in dieser Küche.',
  undo_too_late: 'Das ist über dreißig Tage her und lässt sich nicht mehr rückgängig machen.',
  undone_already: 'Das ist schon rückgängig gemacht.',
  not_undoable: 'Seitdem ist noch etwas damit passiert, deshalb lässt es sich nicht rückgängig machen.',
  frozen_already: 'Das ist schon im Gefrierfach.',
  frozen_twice: 'Das war schon zweimal eingefroren. Ein drittes Mal wäre nicht sicher.',
  not_frozen: 'Das ist nicht eingefroren und lässt sich deshalb nicht auftauen.',
  over_before_freezing: 'Das war schon aufgetaut, und sein Tag ist vorbei. Frier es nicht wieder ein.',
  use_by_passed: 'Das Verbrauchsdatum ist vorbei. Frier es nicht mehr ein.',
  id_taken: 'Diese ID gehört schon zu etwas anderem. Nimm bitte eine neue.',
  picture_unreadable: 'Diese Datei ist kein Bild oder sie ist beschädigt. Nimm bitte eine andere.',
  picture_on_its_way:
    'Dein letztes Bild ist noch unterwegs. Warte bitte, bis es da ist, und schick dann das nächste.',
  already_booked:
    'Um dieses Gespräch hast du schon gebeten. Es steht in deinem Profil, und dort kannst du es absagen.',
  kitchen_not_found: 'Diese Küche gibt es nicht, oder du gehörst nicht dazu.',
  not_allowed_here: 'Das darfst du in dieser Küche nicht. Die Leitung kann das ändern.',
  member_not_found: 'Diese Person gehört nicht zur Küche.',
  last_owner: 'Du leitest diese Küche allein. Übergib sie bitte zuerst jemandem.',
  invitation_unknown:
    'Diese Einladung wurde beendet, oder im Link stimmt ein Zeichen nicht. Bitte um eine neue.',
  invitation_incomplete: 'Der Link ist unvollständig. Kopiere ihn bitte ganz, bis zum letzten Zeichen.',
  invitation_expired: 'Diese Einladung ist abgelaufen. Bitte um eine neue.',
  invitation_used_up: 'Mehr Leute lässt diese Einladung nicht herein. Bitte um eine neue.',
  invitation_for_other_email:
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melde dich bitte mit ihr an und öffne den Link noch einmal.',
  invitation_needs_proof:
    'Diese Einladung gilt für deine E-Mail-Adresse. Bestätige sie bitte in deinem Profil und öffne den Link noch einmal.',
  kitchen_full: 'Mehr passt nicht in diese Küche. Lösche bitte zuerst, was nicht mehr da ist.',
  too_many_kitchens: 'In mehr Küchen kannst du nicht sein. Verlasse bitte zuerst eine.',
  too_many_people: 'Mehr Leute passen nicht in diese Küche.',
  too_many_invitations: 'Mehr offene Einladungen kann diese Küche nicht haben. Beende bitte zuerst eine.',
  too_many_places: 'Mehr eigene Plätze kann diese Küche nicht haben. Entferne bitte zuerst einen.',
  place_not_found: 'Diesen Platz gibt es in dieser Küche nicht mehr.',
  place_name_taken: 'Einen Platz mit diesem Namen gibt es schon. Nimm bitte einen anderen.',
  entry_not_found: 'Das steht nicht mehr auf der Liste.',
  too_many_recipes:
    'Mehr Rezepte kann diese Küche nicht haben. Lösche bitte zuerst eins, das du nicht kochst.',
  too_many_food_names: 'Mehr Erklärungen, was ein Lebensmittel ist, kann sich diese Küche nicht merken.',
  too_many_meals: 'Mehr Mahlzeiten passen nicht in diesen Tag. Nimm bitte zuerst eine weg.',
  meal_day_invalid: 'Mahlzeiten lassen sich für heute und die sechs Tage danach planen.',
  list_not_found: 'Diese Einkaufsliste gibt es in dieser Küche nicht.',
  list_full: 'Mehr passt nicht auf diese Liste. Streich bitte zuerst, was du nicht mehr brauchst.',
  too_many_lists: 'Mehr Einkaufslisten kann diese Küche nicht haben.',
  too_many_staples:
    'Mehr kann in dieser Küche nicht immer da sein. Wähle bitte zuerst etwas aus, ohne das es geht.',
  list_link_incomplete: 'Der Link ist unvollständig. Kopiere ihn bitte ganz, bis zum letzten Zeichen.',
  list_link_ended: 'Diesen Link gibt es nicht mehr. Bitte um einen neuen.',
  too_many_list_links: 'Öfter kann diese Küche ihre Listen nicht teilen. Beende bitte zuerst einen Link.',
  first_list_stays: 'Die erste Liste einer Küche bleibt. Streich stattdessen, was du nicht mehr brauchst.',
  too_many_items: 'Mehr können wir für dich nicht aufbewahren. Lösche bitte zuerst, was du nicht mehr hast.',
  too_many_pictures:
    'Mehr Bilder können wir für dich nicht aufbewahren. Lösche bitte zuerst einige Einträge mit Fotos.',
  ntfy_topic_missing: 'Du hast noch kein ntfy-Thema genannt. Hol das bitte zuerst nach.',
  webhook_not_found: 'Diese Küche meldet diesem Programm nichts mehr.',
  too_many_webhooks: 'Mehr Programmen kann diese Küche nichts melden. Beende bitte zuerst eins.',
  recipe_pages_off: 'Dieses Crisper liest keine Webseiten. Füge stattdessen die Zutaten ein.',
  recipe_url_refused:
    'Wir lesen nur Seiten im Internet, deren Adresse mit https:// beginnt. Füge stattdessen die Zutaten ein.',
  recipe_page_unreadable: 'Diese Seite lässt uns nicht mitlesen. Füge stattdessen die Zutaten ein.',
  recipe_page_empty: 'Auf dieser Seite finden wir kein Rezept. Füge stattdessen die Zutaten ein.',
  too_many_recipe_pages:
    'Mehr Seiten lesen wir in einer Stunde nicht für dich. Füge die Zutaten ein oder versuche es später noch einmal.',
  import_file_refused: 'Diese Datei können wir nicht lesen.',
  import_not_found: 'Diesen Import gibt es in dieser Küche nicht.',
  import_undo_too_late: 'Das kam vor über sieben Tagen und lässt sich nicht mehr auf einmal zurücknehmen.',
  import_file_waiting: 'Deine letzte Datei wird noch gelesen. Warte bitte, bis sie fertig ist.',
  too_many_import_files:
    'Mehr Dateien lesen wir in einer Stunde nicht für dich. Versuche es bitte später noch einmal.',
  code_unknown:
    'Diesen Code kennt die Küche noch nicht. Füge das Lebensmittel einmal mit der Kamera hinzu, von da an kennt sie ihn.',
  code_not_here: 'Von dem Lebensmittel mit diesem Code ist nichts in der Küche.',
  scanned_just_now: 'Dieser Code wurde gerade eben gescannt und einmal gezählt.',
  key_not_for_this: 'Ein Schlüssel für Programme reicht dafür nicht. Melde dich bitte an und tu es selbst.',
  key_only_looks: 'Dieser Schlüssel darf schauen, aber nichts ändern.',
  key_in_url:
    'Einen Schlüssel in der Adresse sehen alle auf dem Weg, und er bleibt in Verläufen stehen. Sende ihn in der Kopfzeile „Authorization: Bearer …“. War dieser Schlüssel echt, beende ihn und leg einen neuen an.',
  too_many_keys:
    'Mehr Schlüssel kannst du nicht haben. Beende bitte zuerst einen, den du nicht mehr brauchst.',
  route_not_found: 'Unter dieser Adresse gibt es nichts.',
  payload_too_large: 'Das ist zu viel auf einmal.',
  unsupported_media_type: 'Sende bitte JSON.',
  too_many_writes: 'Du änderst schneller, als wir mitkommen. Warte bitte kurz und versuche es noch einmal.',
  too_many_requests: 'Das waren zu viele Anfragen. Warte bitte und versuche es später noch einmal.',
  unknown_host:
    'Dieser Server kennt sich nicht unter dem Namen in der Adresse. Wer ihn betreibt, kann den Namen ergänzen: siehe ALLOWED_HOSTS in docs/operating.md.',
  clock_wrong:
    'Auf diesem Gerät ist ein ganz anderer Tag. Stell bitte seine Uhr und versuche es dann noch einmal.',
  too_busy: 'Hier ist gerade zu viel auf einmal los. Versuche es bitte gleich noch einmal.',
  unavailable: 'Crisper hat viel zu tun oder startet neu. Versuche es bitte gleich noch einmal.',
  internal,
};

const wouldWork =
  'Das geht: grocy.db, evershelf.db, eine Tabelle, eine CSV-Datei oder eine eingefügte Liste.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Diese Datei ist leer. ${wouldWork}`,
  pdf: `Das ist ein PDF, und das hat keine Zeilen, die wir lesen könnten. ${wouldWork}`,
  picture: `Das ist ein Bild. ${wouldWork}`,
  zip: `Das ist eine ZIP-Datei. Entpacke sie bitte und nimm die Datei darin. ${wouldWork}`,
  text: `Das ist Text, keine Datenbank. Füge ihn bitte als Liste ein. ${wouldWork}`,
  other: `Diese Art Datei kennen wir nicht. ${wouldWork}`,
  'database-damaged':
    'Diese Datenbank ist beschädigt oder wurde nicht bis zum Ende kopiert. Kopiere sie bitte noch einmal.',
  'database-unsafe':
    'In dieser Datenbank steckt etwas, das nicht von Grocy oder EverShelf stammt, deshalb lesen wir sie nicht. Nimm bitte die Originaldatei.',
  'database-unknown': 'Das ist eine Datenbank, aber keine von Grocy oder EverShelf.',
  'database-too-slow':
    'Diese Datenbank zu lesen dauert zu lange, deshalb haben wir aufgehört. Nimm bitte die Originaldatei.',
  'backup-without-grocy': 'In dieser Sicherung fehlt grocy.db. Mach bitte eine, in der Grocy enthalten ist.',
  'backup-locked':
    'Diese Sicherung ist verschlüsselt. Mach bitte eine ohne Passwort oder schick nur grocy.db.',
};

const rowsOfHistory = (count: number) =>
  plural(count, { one: `${count} Zeile Verlauf`, other: `${count} Zeilen Verlauf` });

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Ein Bild darf höchstens ${reason.mostMegabytes} MB haben.`;
    case 'picture_wrong_type':
      return 'Nimm bitte ein Foto: eine JPEG-, PNG- oder WebP-Datei.';
    case 'picture_too_many_pixels':
      return `Dieses Bild hat ${reason.mostMegapixels} Megapixel oder mehr. Nimm bitte ein kleineres.`;
    case 'pictures_waiting':
      return 'Gerade werden viele Bilder gesendet. Versuche es bitte gleich noch einmal.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Diese Datei ist zu groß. Eine Datenbank darf höchstens ${reason.mostMegabytes} MB haben; lass Bilder aus der Sicherung weg oder schick nur grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Mehr passt nicht in diese Küche, deshalb wurde nichts hinzugefügt.'
        : `In dieser Küche ist noch Platz für ${reason.room}, deshalb wurde nichts hinzugefügt. Wähle bitte weniger aus.`;
    case 'no_room_for_history':
      return reason.room === 0
        ? 'Mehr Verlauf aus anderen Programmen passt nicht in diese Küche, deshalb wurde nichts hinzugefügt. Bring die Lebensmittel bitte ohne ihren Verlauf mit.'
        : `In dieser Küche ist noch Platz für ${rowsOfHistory(reason.room)}, deshalb wurde nichts hinzugefügt. Bring die Lebensmittel bitte ohne ihren Verlauf mit.`;
  }
}
