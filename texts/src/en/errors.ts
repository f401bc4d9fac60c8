import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = 'Something went wrong!';

export const unreachable = 'We could not reach Crisper. Please check your connection and try again.';
export const outdated = 'Crisper was updated in the meantime. Please reload this page and try again.';
export const internal = 'Something went wrong on our side. Please try again.';
export const itemNotFound = 'Item not found.';
export const popupBlocked =
  'Your browser blocked the login window. Please allow popups for this page and try again.';
export const popupClosed = 'The login window was closed before completion.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Please check what you entered.',
  malformed_request: 'The request could not be read.',
  unauthenticated: 'Please log in to continue.',
  invalid_token: 'Your session has ended. Please log in again.',
  user_not_found: 'User not found. Please register first.',
  wrong_password: 'Incorrect password. Please try again.',
  invalid_credentials: 'Incorrect email or password. Please try again.',
  too_many_attempts: 'Too many failed login attempts. Please wait and try again later.',
  email_in_use: 'There is already an account with this email address. Please log in instead.',
  registration_closed: 'No new accounts are opened here. The person who runs this Crisper can change that.',
  registration_by_invitation:
    'New people come here by invitation. Please ask somebody for a link into their kitchen, and open it first.',
  email_missing: 'The provider did not tell an email address, and an account needs one.',
  email_not_verified:
    'There is already an account with this email address, and the provider has not verified that it is yours.',
  identity_not_proven: 'The login could not be verified. Please try again.',
  provider_not_configured: 'This way of logging in is not set up here.',
  reset_link_invalid: 'This link has been used or has expired. Please ask for a new one.',
  email_link_invalid: 'This link has been used or has expired. Your profile sends you a new one.',
  other_account: 'This link is for another account. Please log in to that one and open it again.',
  newsletter_link_invalid: 'This link is broken or has expired. Please use the one in our latest mail.',
  sign_in_again: 'Please log in again to confirm that it is you.',
  other_origin: 'This can only be done from the pages of Crisper itself.',
  not_you: 'You can only see what is yours.',
  not_item_owner: 'Only the owner can change this item.',
  item_not_found: itemNotFound,
  item_not_restorable: 'It is too late to bring this back.',
  item_not_free: 'It is not free to take any more.',
  item_taken: 'Somebody was faster: it has been taken.',
  item_changed: 'Somebody changed this item in the meantime. Please look at it again.',
  item_gone: 'It is not in this kitchen any more.',
  undo_too_late: 'This happened more than thirty days ago, so it cannot be undone any more.',
  undone_already: 'This was taken back already.',
  not_undoable: 'Something else has happened to this food since, so this cannot be undone.',
  frozen_already: 'It is in the freezer already.',
  frozen_twice: 'It was frozen twice already. A third time would not be safe.',
  not_frozen: 'It is not frozen, so it cannot be thawed.',
  over_before_freezing: 'It was thawed and its day has passed, so it should not be frozen again.',
  use_by_passed: 'Its use-by date has passed, so it should not be frozen any more.',
  id_taken: 'This id belongs to something else. Please make a new one.',
  picture_unreadable: 'This file is not a picture, or it is damaged. Please choose another one.',
  picture_on_its_way:
    'Your last picture is still on its way. Please wait until it is there, then send the next one.',
  already_booked: 'You have already asked for this session. Your profile lists it and lets you cancel.',
  kitchen_not_found: 'There is no such kitchen, or you are not in it.',
  not_allowed_here: 'Your role in this kitchen does not allow this. An owner can change that.',
  member_not_found: 'This person is not in the kitchen.',
  last_owner: 'You are the only owner of this kitchen. Please hand it over to somebody first.',
  invitation_unknown:
    'This invitation was ended, or a letter of its link is wrong. Please ask for a new one.',
  invitation_incomplete: 'The link is not complete. Please copy the whole link, up to its last letter.',
  invitation_expired: 'This invitation has expired. Please ask for a new one.',
  invitation_used_up: 'This invitation has let in as many people as it could. Please ask for a new one.',
  invitation_for_other_email:
    'This invitation is for another email address. Please log in with that one and open the link again.',
  invitation_needs_proof:
    'This invitation is for your email address. Please prove that it is yours, in your profile, and open the link again.',
  kitchen_full:
    'This kitchen has as many items as it can hold. Please take out those that are no longer there first.',
  too_many_kitchens: 'You are in as many kitchens as one person can be. Please leave one first.',
  too_many_people: 'This kitchen has as many people as it can hold.',
  too_many_invitations: 'This kitchen has as many open invitations as it can have. Please end one first.',
  too_many_places: 'This kitchen has as many places of its own as it can have. Please remove one first.',
  place_not_found: 'There is no such place in this kitchen any more.',
  place_name_taken: 'There is a place of this name already. Please choose another one.',
  entry_not_found: 'It is not on the list any more.',
  too_many_recipes:
    'This kitchen has as many recipes as it can have. Please remove one that you do not cook first.',
  too_many_food_names: 'This kitchen has said of as many foods what they are as it can.',
  too_many_meals: 'This day has as many meals as it can have. Please take one off first.',
  meal_day_invalid: 'Meals can be put on today and on the six days after it.',
  list_not_found: 'There is no such shopping list in this kitchen.',
  list_full: 'This list is as long as a list can be. Please take off what you no longer need first.',
  too_many_lists: 'This kitchen has as many shopping lists as it can have.',
  too_many_staples:
    'This kitchen always has as much as it can. Please choose something that it can do without first.',
  list_link_incomplete: 'The link is not complete. Please copy the whole link, up to its last letter.',
  list_link_ended: 'This link has ended. Please ask for a new one.',
  too_many_list_links: 'This kitchen has shared its lists as often as it can. Please end a link first.',
  first_list_stays: 'The first list of a kitchen stays. Please take off what you no longer need instead.',
  too_many_items:
    'You have as many items as we can keep for you. Please take out those that you no longer have first.',
  too_many_pictures:
    'You have as many pictures as we can keep for you. Please remove some items with photos first.',
  ntfy_topic_missing: 'You have named no topic of ntfy. Please do that first.',
  webhook_not_found: 'This kitchen does not tell that program any more.',
  too_many_webhooks: 'This kitchen tells as many programs as it can. Please end one first.',
  recipe_pages_off: 'This Crisper does not read web pages. Paste the ingredients instead.',
  recipe_url_refused:
    'We only read pages on the internet whose address begins with https://. Paste the ingredients instead.',
  recipe_page_unreadable: 'That page does not let us read it. Paste the ingredients instead.',
  recipe_page_empty: 'There is no recipe on that page that we can read. Paste the ingredients instead.',
  too_many_recipe_pages:
    'You have had as many pages read as we read in an hour. Paste the ingredients, or try again later.',
  import_file_refused: 'We cannot read this file.',
  import_not_found: 'There is no such import in this kitchen.',
  import_undo_too_late: 'This came more than seven days ago, so it cannot be taken back at once any more.',
  import_file_waiting: 'Your last file is still being read. Please wait until that is done.',
  too_many_import_files: 'You have had as many files read as we read in an hour. Please try again later.',
  code_unknown:
    'This kitchen has no name for this code yet. Add the food once with the camera, and it is known from then on.',
  code_not_here: 'There is none of the food with this code in the kitchen.',
  scanned_just_now: 'This code was scanned a moment ago, and counted once.',
  key_not_for_this: 'A key for programs does not open this. Please log in to do it yourself.',
  key_only_looks: 'This key may look, but change nothing.',
  key_in_url:
    'A key in an address is seen by everyone on the way and kept in histories. Send it in the header “Authorization: Bearer …”. If this key was real, end it and make another.',
  too_many_keys: 'You have as many keys as there can be. Please end one that you no longer use first.',
  route_not_found: 'There is nothing at this address.',
  payload_too_large: 'That is too much to send at once.',
  unsupported_media_type: 'Please send JSON.',
  too_many_writes:
    'You are making changes faster than we can keep up with. Please wait a moment and try again.',
  too_many_requests: 'Too many requests. Please wait and try again later.',
  unknown_host:
    'This server is not known by the name in the address. The person who runs it can add the name: see ALLOWED_HOSTS in docs/operating.md.',
  clock_wrong: 'This device says that it is quite another day. Please set its clock, then do this again.',
  too_busy: 'Too much is being done here at once. Please try again in a moment.',
  unavailable: 'Crisper is busy or restarting. Please try again in a moment.',
  internal,
};

const wouldWork = 'What works: grocy.db, evershelf.db, a spreadsheet, a CSV file, or a list that you paste.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `This file is empty. ${wouldWork}`,
  pdf: `This is a PDF, which has no rows that we could read. ${wouldWork}`,
  picture: `This is a picture. ${wouldWork}`,
  zip: `This is a ZIP file. Please unpack it and choose the file inside. ${wouldWork}`,
  text: `This is text, not a database. Please paste it as a list. ${wouldWork}`,
  other: `We do not know this kind of file. ${wouldWork}`,
  'database-damaged': 'This database is damaged or was not copied to its end. Please copy it once more.',
  'database-unsafe':
    'This database has other parts than Grocy or EverShelf make, so we do not read it. Please choose the original file.',
  'database-unknown': 'This is a database, but not one of Grocy or EverShelf.',
  'database-too-slow':
    'Reading this database takes too long, so we stopped. Please choose the original file.',
  'backup-without-grocy': 'There is no grocy.db in this backup. Please make one that includes Grocy.',
  'backup-locked': 'This backup is encrypted. Please make one without a password, or send grocy.db alone.',
};

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `A picture can have at most ${reason.mostMegabytes} MB.`;
    case 'picture_wrong_type':
      return 'Please choose a photo: a JPEG, PNG or WebP file.';
    case 'picture_too_many_pixels':
      return `This picture has ${reason.mostMegapixels} megapixels or more. Please choose a smaller one.`;
    case 'pictures_waiting':
      return 'Many pictures are being sent just now. Please try again in a moment.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `This file is too large. A database can have at most ${reason.mostMegabytes} MB; remove pictures from the backup, or send grocy.db alone.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'This kitchen has as many items as it can hold, so nothing was put in.'
        : `There is room for ${reason.room} more in this kitchen, so nothing was put in. Please choose fewer.`;
    case 'no_room_for_history':
      return reason.room === 0
        ? 'This kitchen has as much history from other programs as it can hold, so nothing was put in. Please bring the food without its history.'
        : `There is room for ${reason.room} more rows of history in this kitchen, so nothing was put in. Please bring the food without its history.`;
  }
}
