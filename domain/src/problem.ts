type Plain = Record<never, never>;
type Most = { most: number };
type Range = { least: number; most: number };

/** Every way in which input can be wrong, with the numbers that a sentence about it needs. */
export interface Faults {
  invalid: Plain;
  not_storable: Plain;
  date_invalid: Plain;
  time_zone_unknown: Plain;

  title_missing: Plain;
  title_too_long: Most;
  image_missing: Plain;
  image_invalid: Plain;
  image_insecure: Plain;
  category_missing: Plain;
  category_unknown: Plain;
  quantity_invalid: Plain;
  expiry_missing: Plain;
  expiry_past: Plain;
  description_too_long: Most;
  changed_title_missing: Plain;
  changed_category_missing: Plain;
  changed_quantity_invalid: Plain;
  changed_expiry_missing: Plain;
  item_unknown: Plain;
  kitchen_unknown: Plain;
  kitchen_name_missing: Plain;
  scan_code_missing: Plain;
  scan_code_useless: Plain;
  scan_act_unknown: Plain;
  key_scope_missing: Plain;
  key_last_day_past: Plain;
  kitchen_name_too_long: Most;
  currency_unknown: Plain;
  invitation_uses: Range;
  items_missing: Plain;
  items_too_many: Most;
  note_missing: Plain;
  note_too_long: Most;

  search_not_one: Plain;
  search_too_long: Most;
  status_unknown: Plain;
  order_unknown: Plain;
  page_unknown: Plain;
  page_invalid: Plain;
  limit_invalid: Most;
  scope_unknown: Plain;
  version_invalid: Plain;
  intent_id_invalid: Plain;
  picture_id_invalid: Plain;
  intents_missing: Plain;
  intents_too_many: Most;
  outcome_unknown: Plain;
  amount_invalid: Plain;
  unit_unknown: Plain;
  place_unknown: Plain;
  place_name_missing: Plain;
  place_name_too_long: Most;
  date_kind_unknown: Plain;
  days_invalid: Plain;
  estimate_invalid: Plain;
  price_invalid: Plain;
  waste_reason_unknown: Plain;
  seen_invalid: Plain;
  reference_invalid: Most;
  import_too_long: Most;
  dish_unknown: Plain;
  dish_title_missing: Plain;
  dish_title_too_long: Most;
  recipe_unknown: Plain;
  meal_unknown: Plain;
  recipe_title_missing: Plain;
  recipe_text_too_long: Most;
  recipe_too_long: Most;
  recipe_lines_missing: Plain;
  recipe_lines_too_many: Most;
  recipe_step_empty: Plain;
  recipe_steps_too_many: Most;
  servings_invalid: Most;
  recipe_minutes_invalid: Most;
  recipe_source_invalid: Plain;
  food_unknown: Plain;
  entry_unknown: Plain;
  list_unknown: Plain;
  list_name_missing: Plain;
  list_name_too_long: Most;

  name_missing: Plain;
  name_too_long: Most;
  name_is_email: Plain;
  email_invalid: Plain;
  photo_invalid: Plain;
  photo_too_long: Plain;
  password_weak: { least: number };
  password_missing: Plain;
  login_incomplete: Plain;

  message_missing: Plain;
  message_too_long: Most;

  receiver_invalid: Plain;
  receiver_not_allowed: Plain;
  ntfy_topic_invalid: Plain;
  webhook_types_missing: Plain;

  bmi_height: Range;
  bmi_weight: Range;
  bmi_age: Range;
  bmi_gender: Plain;
}

export type ProblemCode = keyof Faults;
export type Fault = { [Code in ProblemCode]: { code: Code } & Faults[Code] }[ProblemCode];

/** One thing that is wrong, and where. `@crisper/texts` says it in words. */
export type Problem = Fault & { field: string };

/** What a Zod schema carries where Zod expects a message; `problemsOf` reads it back. */
export function fault<Code extends ProblemCode>(
  code: Code,
  ...[facts]: keyof Faults[Code] extends never ? [] : [Faults[Code]]
): string {
  return JSON.stringify({ code, ...facts });
}
