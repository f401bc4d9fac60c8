import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Der gik noget galt!';

export const unreachable = 'Vi kunne ikke få fat i Crisper. Tjek din forbindelse, og prøv igen.';
export const outdated = 'Crisper er blevet opdateret imens. Genindlæs siden, og prøv igen.';
export const internal = 'Der gik noget galt hos os. Prøv igen.';
export const itemNotFound = 'Ikke fundet.';
export const popupBlocked =
  'Din browser blokerede loginvinduet. Tillad pop op-vinduer på denne side, og prøv igen.';
export const popupClosed = 'Loginvinduet blev lukket for tidligt.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Tjek det, du har skrevet.',
  malformed_request: 'Forespørgslen kunne ikke læses.',
  unauthenticated: 'Log ind for at fortsætte.',
  invalid_token: 'Din session er slut. Log ind igen.',
  user_not_found: 'Den konto findes ikke. Opret en først.',
  wrong_password: 'Forkert adgangskode. Prøv igen.',
  invalid_credentials: 'Forkert mailadresse eller adgangskode. Prøv igen.',
  too_many_attempts: 'For mange mislykkede forsøg. Vent lidt, og prøv igen senere.',
  email_in_use: 'Der er allerede en konto med denne mailadresse. Log ind i stedet.',
  registration_closed: 'Her oprettes ingen nye konti. Den, der driver dette Crisper, kan ændre det.',
  registration_by_invitation:
    'Nye folk kommer ind her på invitation. Bed nogen om et link til deres køkken, og åbn det først.',
  email_missing: 'Udbyderen oplyste ingen mailadresse, og en konto skal have en.',
  email_not_verified:
    'Der er allerede en konto med denne mailadresse, og udbyderen har ikke bekræftet, at den er din.',
  identity_not_proven: 'Dit login kunne ikke bekræftes. Prøv igen.',
  provider_not_configured: 'Denne måde at logge ind på er ikke sat op her.',
  reset_link_invalid: 'Linket er brugt eller udløbet. Bed om et nyt.',
  email_link_invalid: 'Linket er brugt eller udløbet. Din profil sender dig et nyt.',
  other_account: 'Linket hører til en anden konto. Log ind på den, og åbn det igen.',
  newsletter_link_invalid: 'Linket er i stykker eller udløbet. Brug det i vores seneste mail.',
  sign_in_again: 'Log ind igen for at bekræfte, at det er dig.',
  other_origin: 'Det kan kun gøres fra Crispers egne sider.',
  not_you: 'Du kan kun se det, der er dit.',
  not_item_owner: 'Kun ejeren kan ændre det.',
  item_not_found: itemNotFound,
  item_not_restorable: 'Det er for sent at hente det tilbage.',
  item_not_free: 'Det må ikke tages længere.',
  item_taken: 'Nogen var hurtigere: Det er taget.',
  item_changed: 'Nogen har ændret det imens. Se på det igen.',
  item_gone: 'Det er ikke længere i køkkenet.',
  undo_too_late: 'Det er mere end tredive dage siden, så det kan ikke fortrydes mere.',
  undone_already: 'Det er allerede fortrudt.',
  not_undoable: 'Der er sket noget andet med det siden, så det kan ikke fortrydes.',
  frozen_already: 'Det er allerede i fryseren.',
  frozen_twice: 'Det har allerede været frosset to gange. En tredje gang ville ikke være sikkert.',
  not_frozen: 'Det er ikke frosset, så det kan ikke tøes op.',
  over_before_freezing: 'Det er tøet op, og dagen er passeret, så det bør ikke fryses igen.',
  use_by_passed: 'Sidste anvendelsesdato er overskredet, så det bør ikke fryses.',
  id_taken: 'Det id hører til noget andet. Lav et nyt.',
  picture_unreadable: 'Filen er ikke et billede, eller den er beskadiget. Vælg en anden.',
  picture_on_its_way: 'Dit sidste billede er stadig på vej. Vent, til det er fremme, og send så det næste.',
  already_booked: 'Du har allerede bedt om denne samtale. Den står i din profil, og der kan du aflyse den.',
  kitchen_not_found: 'Det køkken findes ikke, eller du er ikke med i det.',
  not_allowed_here: 'Det må du ikke i dette køkken. En ansvarlig kan ændre det.',
  member_not_found: 'Den person er ikke med i køkkenet.',
  last_owner: 'Du er den eneste ansvarlige i køkkenet. Giv ansvaret til en anden først.',
  invitation_unknown: 'Invitationen er lukket, eller et tegn i linket er forkert. Bed om en ny.',
  invitation_incomplete: 'Linket er ufuldstændigt. Kopiér hele linket til og med det sidste tegn.',
  invitation_expired: 'Invitationen er udløbet. Bed om en ny.',
  invitation_used_up: 'Invitationen har lukket så mange ind, som den kunne. Bed om en ny.',
  invitation_for_other_email:
    'Invitationen er til en anden mailadresse. Log ind med den, og åbn linket igen.',
  invitation_needs_proof:
    'Invitationen er til din mailadresse. Bekræft i din profil, at den er din, og åbn linket igen.',
  kitchen_full: 'Der er ikke plads til mere i køkkenet. Fjern først det, der ikke er der længere.',
  too_many_kitchens: 'Du er med i så mange køkkener, som man kan. Forlad et først.',
  too_many_people: 'Der er ikke plads til flere i køkkenet.',
  too_many_invitations: 'Køkkenet kan ikke have flere åbne invitationer. Luk en først.',
  too_many_places: 'Køkkenet kan ikke have flere egne pladser. Fjern en først.',
  place_not_found: 'Den plads findes ikke længere i køkkenet.',
  place_name_taken: 'Der er allerede en plads med det navn. Vælg et andet.',
  entry_not_found: 'Det står ikke længere på listen.',
  too_many_recipes: 'Køkkenet kan ikke have flere opskrifter. Slet først en, du ikke bruger.',
  too_many_food_names: 'Køkkenet kan ikke huske, hvad flere slags mad er.',
  too_many_meals: 'Der er ikke plads til flere måltider den dag. Fjern et først.',
  meal_day_invalid: 'Måltider kan lægges på i dag og de næste seks dage.',
  list_not_found: 'Den indkøbsliste findes ikke i køkkenet.',
  list_full: 'Listen er så lang, som den kan blive. Fjern først det, du ikke skal have.',
  too_many_lists: 'Køkkenet kan ikke have flere indkøbslister.',
  too_many_staples: 'Køkkenet kan ikke altid have mere hjemme. Vælg først noget, det kan undvære.',
  list_link_incomplete: 'Linket er ufuldstændigt. Kopiér hele linket til og med det sidste tegn.',
  list_link_ended: 'Linket er lukket. Bed om et nyt.',
  too_many_list_links: 'Køkkenet kan ikke dele sine lister flere gange. Luk et link først.',
  first_list_stays: 'Et køkkens første liste bliver. Fjern det, du ikke skal have, i stedet.',
  too_many_items: 'Vi kan ikke gemme mere for dig. Fjern først det, du ikke har længere.',
  too_many_pictures: 'Vi kan ikke gemme flere billeder for dig. Fjern først noget med fotos.',
  ntfy_topic_missing: 'Du har ikke angivet et emne hos ntfy. Gør det først.',
  webhook_not_found: 'Køkkenet fortæller ikke det program noget længere.',
  too_many_webhooks: 'Køkkenet kan ikke fortælle flere programmer noget. Stop et først.',
  recipe_pages_off: 'Dette Crisper læser ikke websider. Indsæt ingredienserne i stedet.',
  recipe_url_refused:
    'Vi læser kun sider på nettet, hvis adresse begynder med https://. Indsæt ingredienserne i stedet.',
  recipe_page_unreadable: 'Den side lader os ikke læse med. Indsæt ingredienserne i stedet.',
  recipe_page_empty: 'Vi kan ikke finde en opskrift på den side. Indsæt ingredienserne i stedet.',
  too_many_recipe_pages:
    'Vi læser ikke flere sider for dig i denne time. Indsæt ingredienserne, eller prøv igen senere.',
  import_file_refused: 'Vi kan ikke læse filen.',
  import_not_found: 'Den import findes ikke i køkkenet.',
  import_undo_too_late: 'Det kom for mere end syv dage siden, så det kan ikke længere fortrydes på én gang.',
  import_file_waiting: 'Din sidste fil bliver stadig læst. Vent, til den er færdig.',
  too_many_import_files: 'Vi læser ikke flere filer for dig i denne time. Prøv igen senere.',
  code_unknown: 'Køkkenet kender ikke den kode endnu. Tilføj maden én gang med kameraet, så er den kendt.',
  code_not_here: 'Der er intet i køkkenet med den kode.',
  scanned_just_now: 'Koden blev scannet for et øjeblik siden og talt med én gang.',
  key_not_for_this: 'En nøgle til programmer åbner ikke det her. Log ind, og gør det selv.',
  key_only_looks: 'Nøglen må kigge, men ikke ændre noget.',
  key_in_url:
    'En nøgle i en adresse kan ses af alle undervejs og bliver gemt i historikker. Send den i headeren »Authorization: Bearer …«. Var nøglen ægte, så luk den, og lav en ny.',
  too_many_keys: 'Du kan ikke have flere nøgler. Luk først en, du ikke bruger længere.',
  route_not_found: 'Der er ikke noget på denne adresse.',
  payload_too_large: 'Det er for meget at sende på én gang.',
  unsupported_media_type: 'Send JSON.',
  too_many_writes: 'Du ændrer hurtigere, end vi kan følge med. Vent et øjeblik, og prøv igen.',
  too_many_requests: 'For mange forespørgsler. Vent lidt, og prøv igen senere.',
  unknown_host:
    'Serveren er ikke kendt under navnet i adressen. Den, der driver den, kan tilføje navnet: se ALLOWED_HOSTS i docs/operating.md.',
  clock_wrong: 'Denne enhed siger, at det er en helt anden dag. Stil uret, og gør det så igen.',
  too_busy: 'Der sker for meget på én gang her. Prøv igen om lidt.',
  unavailable: 'Crisper har travlt eller starter op igen. Prøv igen om lidt.',
  internal,
};

const wouldWork =
  'Det her virker: grocy.db, evershelf.db, et regneark, en CSV-fil eller en liste, du indsætter.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Filen er tom. ${wouldWork}`,
  pdf: `Det er en PDF, og den har ingen rækker, vi kan læse. ${wouldWork}`,
  picture: `Det er et billede. ${wouldWork}`,
  zip: `Det er en ZIP-fil. Pak den ud, og vælg filen i den. ${wouldWork}`,
  text: `Det er tekst, ikke en database. Indsæt den som en liste. ${wouldWork}`,
  other: `Den slags fil kender vi ikke. ${wouldWork}`,
  'database-damaged': 'Databasen er beskadiget eller blev ikke kopieret færdig. Kopiér den igen.',
  'database-unsafe':
    'Databasen har andre dele, end Grocy eller EverShelf laver, så vi læser den ikke. Vælg den originale fil.',
  'database-unknown': 'Det er en database, men ikke en fra Grocy eller EverShelf.',
  'database-too-slow': 'Det tager for lang tid at læse databasen, så vi stoppede. Vælg den originale fil.',
  'backup-without-grocy': 'Der er ingen grocy.db i sikkerhedskopien. Lav en, hvor Grocy er med.',
  'backup-locked': 'Sikkerhedskopien er krypteret. Lav en uden adgangskode, eller send kun grocy.db.',
};

const rowsOfHistory = (count: number) =>
  plural(count, { one: `${count} række historik`, other: `${count} rækker historik` });

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Et billede kan højst fylde ${reason.mostMegabytes} MB.`;
    case 'picture_wrong_type':
      return 'Vælg et foto: en JPEG-, PNG- eller WebP-fil.';
    case 'picture_too_many_pixels':
      return `Billedet har ${reason.mostMegapixels} megapixel eller mere. Vælg et mindre.`;
    case 'pictures_waiting':
      return 'Der sendes mange billeder lige nu. Prøv igen om lidt.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Filen er for stor. En database kan højst fylde ${reason.mostMegabytes} MB; fjern billeder fra sikkerhedskopien, eller send kun grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Der er ikke plads til mere i køkkenet, så intet blev lagt ind.'
        : `Der er plads til ${reason.room} mere i køkkenet, så intet blev lagt ind. Vælg færre.`;
    case 'no_room_for_history':
      return reason.room === 0
        ? 'Der er ikke plads til mere historik fra andre programmer i køkkenet, så intet blev lagt ind. Tag maden med uden dens historik.'
        : `Der er plads til ${rowsOfHistory(reason.room)} mere i køkkenet, så intet blev lagt ind. Tag maden med uden dens historik.`;
  }
}
