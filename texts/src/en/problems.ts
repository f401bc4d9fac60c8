import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Please use a URL that begins with https://, because pictures from http:// cannot be shown';
export const loginIncomplete = 'Please enter both email and password.';

const words: Words = {
  invalid: 'Please check what you entered.',
  not_storable: 'Please remove characters that cannot be stored',
  date_invalid: 'Please enter a date as YYYY-MM-DD',
  time_zone_unknown: 'This time zone is not known',

  title_missing: 'Please enter the Food Title',
  title_too_long: ({ most }) => `A title can have at most ${most} characters`,
  image_missing: 'Please provide an Image URL',
  image_invalid: 'Please provide a valid Image URL',
  image_insecure: imageInsecure,
  category_missing: 'Please select a Category',
  category_unknown: 'This category does not exist',
  quantity_invalid: 'Please enter a valid Quantity',
  expiry_missing: 'Please select an Expiry Date',
  expiry_past: 'Expiry date cannot be in the past',
  description_too_long: ({ most }) => `A description can have at most ${most} characters`,
  changed_title_missing: 'Title is required',
  changed_category_missing: 'Category is required',
  changed_quantity_invalid: 'Quantity must be greater than 0',
  changed_expiry_missing: 'Expiry date is required',
  item_unknown: 'Item not found.',
  kitchen_unknown: 'Kitchen not found.',
  kitchen_name_missing: 'Please give the kitchen a name',
  scan_code_missing: 'Please send the code of a pack',
  scan_code_useless: 'This is not the whole code of a product',
  scan_act_unknown: 'Please say what happened: added, eaten, opened or thrown-away',
  key_scope_missing: 'Please say what it may do',
  key_last_day_past: 'Please choose a day that is still to come',
  kitchen_name_too_long: ({ most }) => `A kitchen’s name can have at most ${most} characters`,
  currency_unknown: 'Please choose a currency',
  invitation_uses: ({ least, most }) => `A link can let in from ${least} to ${most} people`,
  items_missing: 'Please choose at least one item',
  items_too_many: ({ most }) => `Please choose at most ${most} items at a time`,
  note_missing: 'Please write a note',
  note_too_long: ({ most }) => `A note can have at most ${most} characters`,

  search_not_one: 'Please search for one thing at a time',
  search_too_long: ({ most }) => `Please search for at most ${most} characters`,
  status_unknown: 'This status does not exist',
  order_unknown: 'This order does not exist',
  page_unknown: 'This page does not exist',
  page_invalid: 'A page is a number from 1 on',
  limit_invalid: ({ most }) => `A limit is a number from 1 to ${most}`,
  scope_unknown: 'The scope is everyone or mine',
  version_invalid: 'A version is a whole number',
  intent_id_invalid: 'Everything that is done needs an id of its own',
  picture_id_invalid: 'The id of a photo is a UUID',
  intents_missing: 'There is nothing to do',
  intents_too_many: ({ most }) => `At most ${most} things can be done at once`,
  outcome_unknown: 'Food is eaten, thrown away or given away',
  amount_invalid: 'An amount is a number above 0 and at most 1,000,000',
  unit_unknown: 'Food is counted in pieces, packs or portions, or measured in g or ml',
  place_unknown: 'Food is in the fridge, the freezer, the pantry or a place of the kitchen’s own',
  place_name_missing: 'Please give the place a name',
  place_name_too_long: ({ most }) => `The name of a place can have at most ${most} characters`,
  date_kind_unknown: 'A date is a use-by date, a best-before date or an estimate',
  days_invalid: 'Days are a whole number from 0 to 3650',
  estimate_invalid: 'An estimate has a whole number of days and a source',
  price_invalid: 'A price is 0 or more, in the smallest unit of the currency',
  waste_reason_unknown: 'There is no such reason for throwing food away',
  seen_invalid: 'Food is seen by the number of a product, or as a line of a receipt',
  reference_invalid: ({ most }) => `A reference needs from 1 to ${most} characters`,
  import_too_long: ({ most }) => `At most ${most} rows can come at once. Please split the file`,
  dish_unknown: 'The id of a dish has 1 to 80 lower-case letters, digits, colons or hyphens',
  dish_title_missing: 'Please say what was cooked',
  dish_title_too_long: ({ most }) => `The name of a dish can have at most ${most} characters`,
  recipe_unknown: 'The id of a recipe is a UUID',
  meal_unknown: 'The id of a planned meal is a UUID',
  recipe_title_missing: 'Please give the recipe a name',
  recipe_text_too_long: ({ most }) => `This can have at most ${most} characters`,
  recipe_too_long: ({ most }) => `A recipe can have at most ${most} characters in all`,
  recipe_lines_missing: 'Please say what goes in, a line for each',
  recipe_lines_too_many: ({ most }) => `A recipe can have at most ${most} lines of what goes in`,
  recipe_step_empty: 'A step has words',
  recipe_steps_too_many: ({ most }) => `A recipe can have at most ${most} steps`,
  servings_invalid: ({ most }) => `Portions are a whole number from 1 to ${most}`,
  recipe_minutes_invalid: ({ most }) => `Minutes are a whole number from 1 to ${most}`,
  recipe_source_invalid: 'Please enter the address of a page, beginning with https://',
  food_unknown: 'The id of a food has 1 to 60 lower-case letters, digits or hyphens',
  entry_unknown: 'The id of something on a shopping list is a UUID',
  list_unknown: 'The id of a shopping list is a UUID',
  list_name_missing: 'Please give the list a name',
  list_name_too_long: ({ most }) => `The name of a list can have at most ${most} characters`,

  name_missing: 'Please enter your name',
  name_too_long: ({ most }) => `A name can have at most ${most} characters`,
  name_is_email: 'Please enter your name, not an email address',
  email_invalid: 'Invalid email address.',
  photo_invalid: 'Please enter a valid image URL',
  photo_too_long: 'Please enter a shorter image URL',
  password_weak: weakPassword,
  password_missing: 'Please enter your password.',
  login_incomplete: loginIncomplete,

  message_missing: 'Please enter a message',
  message_too_long: ({ most }) => `A message can have at most ${most} characters`,

  receiver_invalid: 'Please enter an address that begins with https://',
  receiver_not_allowed:
    'This Crisper sends only to addresses on the internet that begin with https://. Who runs it can allow others, such as one in your home.',
  ntfy_topic_invalid: 'Please enter the address of a topic, such as https://ntfy.sh/our-fridge-7Kq2',
  webhook_types_missing: 'Please choose what shall be told',

  bmi_height: ({ least, most }) => `Please enter a height between ${least} and ${most} centimetres.`,
  bmi_weight: ({ least, most }) => `Please enter a weight between ${least} and ${most} kilograms.`,
  bmi_age: ({ least, most }) => `Please enter an age in whole years, from ${least} to ${most}.`,
  bmi_gender: 'Please choose a gender.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
