import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Något gick fel!';

export const unreachable = 'Vi kunde inte nå Crisper. Kolla uppkopplingen och försök igen.';
export const outdated = 'Crisper har uppdaterats under tiden. Ladda om sidan och försök igen.';
export const internal = 'Något gick fel hos oss. Försök igen.';
export const itemNotFound = 'Hittades inte.';
export const popupBlocked =
  'Webbläsaren blockerade inloggningsfönstret. Tillåt popupfönster för den här sidan och försök igen.';
export const popupClosed = 'Inloggningsfönstret stängdes innan det var klart.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Kolla det du har skrivit.',
  malformed_request: 'Begäran gick inte att läsa.',
  unauthenticated: 'Logga in för att fortsätta.',
  invalid_token: 'Inloggningen har gått ut. Logga in igen.',
  user_not_found: 'Kontot hittades inte. Registrera dig först.',
  wrong_password: 'Fel lösenord. Försök igen.',
  invalid_credentials: 'Fel e-post eller lösenord. Försök igen.',
  too_many_attempts: 'För många misslyckade inloggningar. Vänta och försök igen senare.',
  email_in_use: 'Det finns redan ett konto med den här e-postadressen. Logga in i stället.',
  registration_closed: 'Här öppnas inga nya konton. Den som driver servern kan ändra det.',
  registration_by_invitation:
    'Nya personer kommer hit genom inbjudan. Be någon om en länk till sitt kök, och öppna den först.',
  email_missing: 'Leverantören lämnade inte ut någon e-postadress, och ett konto behöver en.',
  email_not_verified:
    'Det finns redan ett konto med den här e-postadressen, och leverantören har inte bekräftat att den är din.',
  identity_not_proven: 'Inloggningen kunde inte bekräftas. Försök igen.',
  provider_not_configured: 'Det här sättet att logga in är inte inställt här.',
  reset_link_invalid: 'Länken har använts eller gäller inte längre. Be om en ny.',
  email_link_invalid: 'Länken har använts eller gäller inte längre. I din profil kan du få en ny.',
  other_account: 'Länken är för ett annat konto. Logga in på det och öppna den igen.',
  newsletter_link_invalid: 'Länken är trasig eller gäller inte längre. Använd den i vårt senaste mejl.',
  sign_in_again: 'Logga in igen för att bekräfta att det är du.',
  other_origin: 'Det här går bara att göra från Crispers egna sidor.',
  not_you: 'Du kan bara se det som är ditt.',
  not_item_owner: 'Bara ägaren kan ändra det här.',
  item_not_found: itemNotFound,
  item_not_restorable: 'Det är för sent att ta tillbaka det här.',
  item_not_free: 'Det får inte tas längre.',
  item_taken: 'Någon hann före: det är taget.',
  item_changed: 'Någon hann ändra det här. Titta på det igen.',
  item_gone: 'Det finns inte i köket längre.',
  undo_too_late: 'Det här hände för mer än trettio dagar sedan, så det går inte att ångra längre.',
  undone_already: 'Det här är redan ångrat.',
  not_undoable: 'Något annat har hänt med maten sedan dess, så det här går inte att ångra.',
  frozen_already: 'Det ligger redan i frysen.',
  frozen_twice: 'Det har redan frysts två gånger. En tredje gång vore inte säkert.',
  not_frozen: 'Det är inte fryst, så det kan inte tinas.',
  over_before_freezing: 'Det har tinats och datumet har passerat, så det ska inte frysas igen.',
  use_by_passed: 'Sista förbrukningsdag har passerat, så det ska inte frysas in.',
  id_taken: 'Det här id:t hör till något annat. Skapa ett nytt.',
  picture_unreadable: 'Filen är ingen bild, eller så är den skadad. Välj en annan.',
  picture_on_its_way:
    'Din förra bild är fortfarande på väg. Vänta tills den är framme och skicka sedan nästa.',
  already_booked: 'Du har redan bett om det här samtalet. Det finns i din profil, där du också kan avboka.',
  kitchen_not_found: 'Det köket finns inte, eller så är du inte med i det.',
  not_allowed_here: 'Din roll i köket tillåter inte det här. En ansvarig kan ändra det.',
  member_not_found: 'Personen är inte med i köket.',
  last_owner: 'Du är den enda ansvariga för köket. Lämna över det till någon först.',
  invitation_unknown: 'Inbjudan har avslutats, eller så är en bokstav i länken fel. Be om en ny.',
  invitation_incomplete: 'Länken är inte fullständig. Kopiera hela länken, till sista bokstaven.',
  invitation_expired: 'Inbjudan gäller inte längre. Be om en ny.',
  invitation_used_up: 'Inbjudan har släppt in så många som den kunde. Be om en ny.',
  invitation_for_other_email:
    'Inbjudan är till en annan e-postadress. Logga in med den och öppna länken igen.',
  invitation_needs_proof:
    'Inbjudan är till din e-postadress. Visa i din profil att den är din, och öppna länken igen.',
  kitchen_full: 'Köket har så många saker som det rymmer. Ta först bort sådant som inte finns kvar.',
  too_many_kitchens: 'Du är med i så många kök som en person kan vara. Lämna ett först.',
  too_many_people: 'Köket har så många personer som det rymmer.',
  too_many_invitations: 'Köket har så många öppna inbjudningar som det kan ha. Avsluta en först.',
  too_many_places: 'Köket har så många egna platser som det kan ha. Ta bort en först.',
  place_not_found: 'Den platsen finns inte i köket längre.',
  place_name_taken: 'Det finns redan en plats med det namnet. Välj ett annat.',
  entry_not_found: 'Det finns inte på listan längre.',
  too_many_recipes: 'Köket har så många recept som det kan ha. Ta först bort ett som du inte lagar.',
  too_many_food_names: 'Köket har sagt vad som är vad för så mycket mat som det kan.',
  too_many_meals: 'Dagen har så många måltider som den kan ha. Ta bort en först.',
  meal_day_invalid: 'Måltider kan planeras för i dag och de sex dagarna efter.',
  list_not_found: 'Den inköpslistan finns inte i köket.',
  list_full: 'Listan är så lång som en lista kan bli. Ta först bort det du inte behöver längre.',
  too_many_lists: 'Köket har så många inköpslistor som det kan ha.',
  too_many_staples:
    'Köket har redan så mycket som det kan på ”Alltid hemma”. Ta först bort något som det klarar sig utan.',
  list_link_incomplete: 'Länken är inte fullständig. Kopiera hela länken, till sista bokstaven.',
  list_link_ended: 'Länken gäller inte längre. Be om en ny.',
  too_many_list_links: 'Köket har delat sina listor så ofta som det kan. Avsluta en länk först.',
  first_list_stays: 'Ett köks första lista blir kvar. Ta bort det du inte behöver längre i stället.',
  too_many_items: 'Du har så många saker som vi kan spara åt dig. Ta först bort dem du inte har längre.',
  too_many_pictures: 'Du har så många bilder som vi kan spara åt dig. Ta först bort några saker med foto.',
  ntfy_topic_missing: 'Du har inte angett något ntfy-ämne. Gör det först.',
  webhook_not_found: 'Köket berättar inte för det programmet längre.',
  too_many_webhooks: 'Köket berättar för så många program som det kan. Avsluta ett först.',
  recipe_pages_off: 'Den här servern läser inga webbsidor. Klistra in ingredienserna i stället.',
  recipe_url_refused:
    'Vi läser bara sidor på internet vars adress börjar med https://. Klistra in ingredienserna i stället.',
  recipe_page_unreadable: 'Sidan låter oss inte läsa den. Klistra in ingredienserna i stället.',
  recipe_page_empty: 'På sidan finns inget recept som vi kan läsa. Klistra in ingredienserna i stället.',
  too_many_recipe_pages:
    'Du har låtit oss läsa så många sidor som vi kan på en timme. Klistra in ingredienserna, eller försök igen senare.',
  import_file_refused: 'Vi kan inte läsa filen.',
  import_not_found: 'Den inläsningen finns inte i köket.',
  import_undo_too_late:
    'Det här kom för mer än sju dagar sedan, så det går inte att ta tillbaka på en gång längre.',
  import_file_waiting: 'Din förra fil läses fortfarande. Vänta tills det är klart.',
  too_many_import_files: 'Du har låtit oss läsa så många filer som vi kan på en timme. Försök igen senare.',
  code_unknown:
    'Köket har inget namn för koden än. Lägg in maten en gång med kameran, så känner köket igen den sedan.',
  code_not_here: 'Det finns ingen mat med den koden i köket.',
  scanned_just_now: 'Koden skannades alldeles nyss, och räknades en gång.',
  key_not_for_this: 'En nyckel för program öppnar inte det här. Logga in och gör det själv.',
  key_only_looks: 'Den här nyckeln får titta, men inte ändra något.',
  key_in_url:
    'En nyckel i en adress syns för alla på vägen och sparas i historiken. Skicka den i huvudet ”Authorization: Bearer …”. Om nyckeln var äkta, avsluta den och skapa en ny.',
  too_many_keys: 'Du har så många nycklar som det går att ha. Avsluta först en som du inte använder längre.',
  route_not_found: 'Det finns inget på den här adressen.',
  payload_too_large: 'Det är för mycket att skicka på en gång.',
  unsupported_media_type: 'Skicka JSON.',
  too_many_writes: 'Du gör ändringar fortare än vi hinner med. Vänta ett ögonblick och försök igen.',
  too_many_requests: 'För många förfrågningar. Vänta och försök igen senare.',
  unknown_host:
    'Servern är inte känd under namnet i adressen. Den som driver den kan lägga till namnet: se ALLOWED_HOSTS i docs/operating.md.',
  clock_wrong: 'Enheten säger att det är en helt annan dag. Ställ klockan och gör om det.',
  too_busy: 'För mycket görs här på en gång. Försök igen om en stund.',
  unavailable: 'Crisper är upptaget eller startar om. Försök igen om en stund.',
  internal,
};

const wouldWork =
  'Det här går bra: grocy.db, evershelf.db, ett kalkylark, en CSV-fil eller en lista som du klistrar in.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Filen är tom. ${wouldWork}`,
  pdf: `Det är en PDF, som inte har några rader som vi kan läsa. ${wouldWork}`,
  picture: `Det är en bild. ${wouldWork}`,
  zip: `Det är en ZIP-fil. Packa upp den och välj filen i den. ${wouldWork}`,
  text: `Det är text, ingen databas. Klistra in den som en lista. ${wouldWork}`,
  other: `Vi känner inte till den här sortens fil. ${wouldWork}`,
  'database-damaged': 'Databasen är skadad eller kopierades inte till slutet. Kopiera den en gång till.',
  'database-unsafe':
    'Databasen har andra delar än dem Grocy eller EverShelf gör, så vi läser den inte. Välj originalfilen.',
  'database-unknown': 'Det är en databas, men ingen från Grocy eller EverShelf.',
  'database-too-slow': 'Det tar för lång tid att läsa databasen, så vi slutade. Välj originalfilen.',
  'backup-without-grocy': 'Det finns ingen grocy.db i säkerhetskopian. Gör en där Grocy är med.',
  'backup-locked': 'Säkerhetskopian är krypterad. Gör en utan lösenord, eller skicka bara grocy.db.',
};

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `En bild får vara högst ${reason.mostMegabytes} MB.`;
    case 'picture_wrong_type':
      return 'Välj ett foto: en JPEG-, PNG- eller WebP-fil.';
    case 'picture_too_many_pixels':
      return `Bilden har ${reason.mostMegapixels} megapixel eller mer. Välj en mindre.`;
    case 'pictures_waiting':
      return 'Många bilder skickas just nu. Försök igen om en stund.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Filen är för stor. En databas får vara högst ${reason.mostMegabytes} MB; ta bort bilder från säkerhetskopian, eller skicka bara grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Köket har så många saker som det rymmer, så inget lades in.'
        : `Det finns plats för ${reason.room} till i köket, så inget lades in. Välj färre.`;
    case 'no_room_for_history':
      return reason.room === 0
        ? 'Köket har så mycket historik från andra program som det rymmer, så inget lades in. Ta med maten utan dess historik.'
        : `I köket ryms bara ${reason.room} till av historikens rader, så inget lades in. Ta med maten utan dess historik.`;
  }
}
