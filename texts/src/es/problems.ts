import type { Fault, Faults, ProblemCode } from '@crisper/domain/problem.ts';
import { weakPassword } from './weak-password.ts';

type Words = { [Code in ProblemCode]: string | ((facts: Faults[Code]) => string) };

// Pages that need just one of them are spared the rest.
export const imageInsecure =
  'Usa una URL que empiece por https://, porque las imágenes de http:// no se pueden mostrar';
export const loginIncomplete = 'Escribe tu correo y tu contraseña.';

const words: Words = {
  invalid: 'Revisa lo que has escrito.',
  not_storable: 'Quita los caracteres que no se pueden guardar',
  date_invalid: 'Escribe la fecha como AAAA-MM-DD',
  time_zone_unknown: 'Esta zona horaria no se conoce',

  title_missing: 'Escribe el nombre del alimento',
  title_too_long: ({ most }) => `Un nombre tiene ${most} caracteres como mucho`,
  image_missing: 'Indica la URL de una imagen',
  image_invalid: 'La URL de la imagen no es válida',
  image_insecure: imageInsecure,
  category_missing: 'Elige una categoría',
  category_unknown: 'Esta categoría no existe',
  quantity_invalid: 'Escribe una cantidad válida',
  expiry_missing: 'Elige hasta qué día es bueno',
  expiry_past: 'La fecha no puede ser pasada',
  description_too_long: ({ most }) => `Una descripción tiene ${most} caracteres como mucho`,
  changed_title_missing: 'Hace falta un nombre',
  changed_category_missing: 'Hace falta una categoría',
  changed_quantity_invalid: 'La cantidad debe ser mayor que 0',
  changed_expiry_missing: 'Di hasta qué día es bueno',
  item_unknown: 'No se encontró el alimento.',
  kitchen_unknown: 'No se encontró la cocina.',
  kitchen_name_missing: 'Pon un nombre a la cocina',
  scan_code_missing: 'Envía el código de un envase',
  scan_code_useless: 'Este no es el código completo de un producto',
  scan_act_unknown: 'Indica qué ha pasado: added, eaten, opened o thrown-away',
  key_scope_missing: 'Indica qué puede hacer',
  key_last_day_past: 'Elige un día que aún no haya llegado',
  kitchen_name_too_long: ({ most }) => `El nombre de una cocina tiene ${most} caracteres como mucho`,
  currency_unknown: 'Elige una moneda',
  invitation_uses: ({ least, most }) => `Con un enlace pueden entrar de ${least} a ${most} personas`,
  items_missing: 'Elige al menos un alimento',
  items_too_many: ({ most }) => `Elige ${most} alimentos como mucho a la vez`,
  note_missing: 'Escribe una nota',
  note_too_long: ({ most }) => `Una nota tiene ${most} caracteres como mucho`,

  search_not_one: 'Busca una cosa cada vez',
  search_too_long: ({ most }) => `Una búsqueda tiene ${most} caracteres como mucho`,
  status_unknown: 'Este estado no existe',
  order_unknown: 'Este orden no existe',
  page_unknown: 'Esta página no existe',
  page_invalid: 'Una página es un número a partir de 1',
  limit_invalid: ({ most }) => `Un límite es un número de 1 a ${most}`,
  scope_unknown: 'El alcance es everyone o mine',
  version_invalid: 'Una versión es un número entero',
  intent_id_invalid: 'Todo lo que se hace necesita un id propio',
  picture_id_invalid: 'El id de una foto es un UUID',
  intents_missing: 'No hay nada que hacer',
  intents_too_many: ({ most }) => `Se pueden hacer ${most} cosas como mucho a la vez`,
  outcome_unknown: 'Un alimento se come, se tira o se regala',
  amount_invalid: 'Una cantidad es un número mayor que 0 y llega hasta un millón',
  unit_unknown: 'Un alimento se cuenta en unidades, paquetes o raciones, o se mide en g o ml',
  place_unknown: 'Un alimento está en la nevera, el congelador, la despensa o un sitio propio de la cocina',
  place_name_missing: 'Pon un nombre al sitio',
  place_name_too_long: ({ most }) => `El nombre de un sitio tiene ${most} caracteres como mucho`,
  date_kind_unknown: 'Una fecha es de caducidad, de consumo preferente o una estimación',
  days_invalid: 'Los días son un número entero de 0 a 3650',
  estimate_invalid: 'Una estimación tiene un número entero de días y una fuente',
  price_invalid: 'Un precio es 0 o más, en la unidad más pequeña de la moneda',
  waste_reason_unknown: 'Ese motivo para tirar comida no existe',
  seen_invalid: 'Un alimento se reconoce por el número de un producto o por una línea de un tique',
  reference_invalid: ({ most }) => `Una referencia tiene de 1 a ${most} caracteres`,
  import_too_long: ({ most }) => `Pueden llegar ${most} filas como mucho a la vez. Divide el archivo`,
  dish_unknown: 'El id de un plato tiene de 1 a 80 letras minúsculas, cifras, dos puntos o guiones',
  dish_title_missing: 'Di qué has cocinado',
  dish_title_too_long: ({ most }) => `El nombre de un plato tiene ${most} caracteres como mucho`,
  recipe_unknown: 'El id de una receta es un UUID',
  meal_unknown: 'El id de una comida planeada es un UUID',
  recipe_title_missing: 'Pon un nombre a la receta',
  recipe_text_too_long: ({ most }) => `Este texto tiene ${most} caracteres como mucho`,
  recipe_too_long: ({ most }) => `Una receta tiene ${most} caracteres como mucho en total`,
  recipe_lines_missing: 'Di qué lleva, un ingrediente por línea',
  recipe_lines_too_many: ({ most }) => `Una receta tiene ${most} ingredientes como mucho`,
  recipe_step_empty: 'Un paso no puede estar vacío',
  recipe_steps_too_many: ({ most }) => `Una receta tiene ${most} pasos como mucho`,
  servings_invalid: ({ most }) => `Las raciones son un número entero de 1 a ${most}`,
  recipe_minutes_invalid: ({ most }) => `Los minutos son un número entero de 1 a ${most}`,
  recipe_source_invalid: 'Escribe la dirección de una página que empiece por https://',
  food_unknown: 'El id de un alimento tiene de 1 a 60 letras minúsculas, cifras o guiones',
  entry_unknown: 'El id de algo en una lista de la compra es un UUID',
  list_unknown: 'El id de una lista de la compra es un UUID',
  list_name_missing: 'Pon un nombre a la lista',
  list_name_too_long: ({ most }) => `El nombre de una lista tiene ${most} caracteres como mucho`,

  name_missing: 'Escribe tu nombre',
  name_too_long: ({ most }) => `Un nombre tiene ${most} caracteres como mucho`,
  name_is_email: 'Escribe tu nombre, no una dirección de correo',
  email_invalid: 'Esta dirección de correo no es válida.',
  photo_invalid: 'La URL de la imagen no es válida',
  photo_too_long: 'Usa una URL de imagen más corta',
  password_weak: weakPassword,
  password_missing: 'Escribe tu contraseña.',
  login_incomplete: loginIncomplete,

  message_missing: 'Escribe un mensaje',
  message_too_long: ({ most }) => `Un mensaje tiene ${most} caracteres como mucho`,

  receiver_invalid: 'Escribe una dirección que empiece por https://',
  receiver_not_allowed:
    'Este Crisper solo envía a direcciones de internet que empiezan por https://. Quien lo lleva puede permitir otras, como una de tu casa.',
  ntfy_topic_invalid: 'Escribe la dirección de un tema, como https://ntfy.sh/nuestra-nevera-7Kq2',
  webhook_types_missing: 'Elige de qué hay que avisar',

  bmi_height: ({ least, most }) => `Escribe una altura entre ${least} y ${most} centímetros.`,
  bmi_weight: ({ least, most }) => `Escribe un peso entre ${least} y ${most} kilos.`,
  bmi_age: ({ least, most }) => `Escribe una edad en años enteros, de ${least} a ${most}.`,
  bmi_gender: 'Elige un sexo.',
};

export function problemText(problem: Fault): string {
  const told = words[problem.code] as string | ((facts: Fault) => string);
  return typeof told === 'string' ? told : told(problem);
}
