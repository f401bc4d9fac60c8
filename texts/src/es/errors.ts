import type { ErrorCode, ErrorReason, ImportFileKind } from '@crisper/domain/errors.ts';
import { plural } from './plural.ts';

/** Where nothing more can be said. */
export const somethingWentWrong = '¡Algo ha ido mal!';

export const unreachable = 'No se pudo llegar a Crisper. Comprueba tu conexión y prueba otra vez.';
export const outdated = 'Crisper se ha actualizado mientras tanto. Recarga esta página y prueba otra vez.';
export const internal = 'Algo ha fallado por nuestra parte. Prueba otra vez.';
export const itemNotFound = 'No se encontró el alimento.';
export const popupBlocked =
  'Tu navegador ha bloqueado la ventana para entrar. Permite las ventanas emergentes en esta página y prueba otra vez.';
export const popupClosed = 'La ventana para entrar se cerró antes de terminar.';

export const errorText: Record<ErrorCode, string> = {
  invalid_input: 'Revisa lo que has escrito.',
  malformed_request: 'No se pudo leer la petición.',
  unauthenticated: 'Entra para continuar.',
  invalid_token: 'Tu sesión ha terminado. Vuelve a entrar.',
  user_not_found: 'No se encontró la cuenta. Primero, crea una.',
  wrong_password: 'Contraseña incorrecta. Prueba otra vez.',
  invalid_credentials: 'Correo o contraseña incorrectos. Prueba otra vez.',
  too_many_attempts: 'Demasiados intentos fallidos. Espera un poco y prueba más tarde.',
  email_in_use: 'Ya hay una cuenta con este correo. Entra con ella.',
  registration_closed: 'Aquí no se abren cuentas nuevas. Quien lleva este Crisper puede cambiarlo.',
  registration_by_invitation:
    'Aquí se llega por invitación. Pide a alguien un enlace a su cocina y ábrelo primero.',
  email_missing: 'El proveedor no ha dado una dirección de correo, y la cuenta necesita una.',
  email_not_verified: 'Ya hay una cuenta con este correo, y el proveedor no ha comprobado que sea tuyo.',
  identity_not_proven: 'No se pudo comprobar tu identidad. Prueba otra vez.',
  provider_not_configured: 'Esta forma de entrar no está configurada aquí.',
  reset_link_invalid: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.',
  email_link_invalid: 'Este enlace ya se ha usado o ha caducado. Desde tu perfil se envía uno nuevo.',
  other_account: 'Este enlace es de otra cuenta. Entra con ella y ábrelo otra vez.',
  newsletter_link_invalid: 'Este enlace está incompleto o ha caducado. Usa el de nuestro último correo.',
  sign_in_again: 'Vuelve a entrar para confirmar que eres tú.',
  other_origin: 'Esto solo se puede hacer desde las páginas de Crisper.',
  not_you: 'Solo puedes ver lo que es tuyo.',
  not_item_owner: 'Solo puede modificarlo la persona a quien pertenece.',
  item_not_found: itemNotFound,
  item_not_restorable: 'Ya es tarde para recuperarlo.',
  item_not_free: 'Ya no está para llevar.',
  item_taken: 'Alguien se ha adelantado: ya se lo han llevado.',
  item_changed: 'Alguien lo ha modificado mientras tanto. Míralo otra vez.',
  item_gone: 'Ya no está en esta cocina.',
  undo_too_late: 'Esto fue hace más de treinta días, así que ya no se puede deshacer.',
  undone_already: 'Esto ya se ha deshecho.',
  not_undoable: 'Desde entonces ha pasado algo más con este alimento, así que no se puede deshacer.',
  frozen_already: 'Ya está en el congelador.',
  frozen_twice: 'Ya se ha congelado dos veces. Una tercera no sería segura.',
  not_frozen: 'No está congelado, así que no se puede descongelar.',
  over_before_freezing: 'Se descongeló y su día ha pasado: no se debe volver a congelar.',
  use_by_passed: 'La fecha de caducidad ha pasado: ya no se debe congelar.',
  id_taken: 'Este id es de otra cosa. Crea uno nuevo.',
  picture_unreadable: 'Este archivo no es una imagen o está dañado. Elige otro.',
  picture_on_its_way: 'Tu última foto aún se está enviando. Espera a que llegue y envía la siguiente.',
  already_booked: 'Ya has pedido esta sesión. Está en tu perfil, donde puedes cancelarla.',
  kitchen_not_found: 'Esta cocina no existe o no estás en ella.',
  not_allowed_here: 'Tu papel en esta cocina no lo permite. Una persona responsable puede cambiarlo.',
  member_not_found: 'Esta persona no está en la cocina.',
  last_owner: 'Solo tú eres responsable de esta cocina. Primero, pásasela a alguien.',
  invitation_unknown: 'Esta invitación se ha anulado o hay una letra mal en el enlace. Pide una nueva.',
  invitation_incomplete: 'El enlace no está completo. Cópialo entero, hasta la última letra.',
  invitation_expired: 'Esta invitación ha caducado. Pide una nueva.',
  invitation_used_up: 'Con esta invitación ya han entrado todas las personas que podían. Pide una nueva.',
  invitation_for_other_email: 'Esta invitación es para otro correo. Entra con ese y abre el enlace otra vez.',
  invitation_needs_proof:
    'Esta invitación es para tu correo. Confirma en tu perfil que es tuyo y abre el enlace otra vez.',
  kitchen_full: 'Esta cocina está llena. Primero, quita lo que ya no esté.',
  too_many_kitchens: 'Estás en todas las cocinas en que se puede estar. Primero, deja una.',
  too_many_people: 'En esta cocina no cabe más gente.',
  too_many_invitations: 'Esta cocina tiene demasiadas invitaciones abiertas. Primero, anula una.',
  too_many_places: 'Esta cocina ya tiene todos los sitios propios que puede tener. Primero, quita uno.',
  place_not_found: 'Ese sitio ya no existe en esta cocina.',
  place_name_taken: 'Ya hay un sitio con este nombre. Elige otro.',
  entry_not_found: 'Ya no está en la lista.',
  too_many_recipes:
    'Esta cocina ya tiene todas las recetas que puede tener. Primero, quita una que no hagas.',
  too_many_food_names: 'Esta cocina ya ha dicho qué son todos los alimentos que podía.',
  too_many_meals: 'Este día ya tiene todas las comidas que puede tener. Primero, quita una.',
  meal_day_invalid: 'Se pueden planear comidas para hoy y los seis días siguientes.',
  list_not_found: 'Esta lista de la compra no existe en esta cocina.',
  list_full: 'Esta lista está llena. Primero, quita lo que ya no necesites.',
  too_many_lists: 'Esta cocina ya tiene todas las listas de la compra que puede tener.',
  too_many_staples: 'La lista «Que no falte» de esta cocina está llena. Primero, quita algo.',
  list_link_incomplete: 'El enlace no está completo. Cópialo entero, hasta la última letra.',
  list_link_ended: 'Este enlace ya no funciona. Pide uno nuevo.',
  too_many_list_links: 'Esta cocina ha compartido sus listas todo lo que puede. Primero, anula un enlace.',
  first_list_stays: 'La primera lista de una cocina se queda. Quita de ella lo que ya no necesites.',
  too_many_items: 'Tienes todos los alimentos que podemos guardarte. Primero, quita los que ya no tengas.',
  too_many_pictures: 'Tienes todas las fotos que podemos guardarte. Primero, quita algún alimento con foto.',
  ntfy_topic_missing: 'No has puesto ningún tema de ntfy. Empieza por ahí.',
  webhook_not_found: 'Esta cocina ya no avisa a ese programa.',
  too_many_webhooks: 'Esta cocina avisa a todos los programas que puede. Primero, quita uno.',
  recipe_pages_off: 'Este Crisper no lee páginas web. Pega mejor los ingredientes.',
  recipe_url_refused:
    'Solo leemos páginas de internet cuya dirección empieza por https://. Pega mejor los ingredientes.',
  recipe_page_unreadable: 'Esa página no se deja leer. Pega mejor los ingredientes.',
  recipe_page_empty: 'En esa página no hay ninguna receta que podamos leer. Pega mejor los ingredientes.',
  too_many_recipe_pages:
    'Ya hemos leído todas las páginas que leemos en una hora. Pega los ingredientes o prueba más tarde.',
  import_file_refused: 'No podemos leer este archivo.',
  import_not_found: 'Esta importación no existe en esta cocina.',
  import_undo_too_late: 'Esto llegó hace más de siete días, así que ya no se puede deshacer todo de una vez.',
  import_file_waiting: 'Tu último archivo aún se está leyendo. Espera a que termine.',
  too_many_import_files: 'Ya hemos leído todos los archivos que leemos en una hora. Prueba más tarde.',
  code_unknown:
    'Esta cocina aún no tiene nombre para este código. Añade el alimento una vez con la cámara y lo conocerá.',
  code_not_here: 'En la cocina no hay nada con este código.',
  scanned_just_now: 'Este código se acaba de escanear y cuenta una vez.',
  key_not_for_this: 'Una llave para programas no abre esto. Entra y hazlo tú.',
  key_only_looks: 'Esta llave puede mirar, pero no cambiar nada.',
  key_in_url:
    'Una llave en una dirección la ven todos por el camino y se queda en los historiales. Envíala en la cabecera «Authorization: Bearer …». Si la llave era de verdad, desactívala y crea otra.',
  too_many_keys: 'Tienes todas las llaves que puede haber. Primero, desactiva una que ya no uses.',
  route_not_found: 'En esta dirección no hay nada.',
  payload_too_large: 'Es demasiado para enviarlo de una vez.',
  unsupported_media_type: 'Envía JSON.',
  too_many_writes: 'Vas más deprisa de lo que podemos seguir. Espera un momento y prueba otra vez.',
  too_many_requests: 'Demasiadas peticiones. Espera un poco y prueba más tarde.',
  unknown_host:
    'Este servidor no conoce el nombre que hay en la dirección. Quien lo lleva puede añadirlo: véase ALLOWED_HOSTS en docs/operating.md.',
  clock_wrong: 'Este dispositivo cree que es otro día muy distinto. Pon bien su reloj y prueba otra vez.',
  too_busy: 'Aquí hay demasiado que hacer a la vez. Prueba otra vez en un momento.',
  unavailable: 'Crisper está hasta arriba o se está reiniciando. Prueba otra vez en un momento.',
  internal,
};

const wouldWork =
  'Lo que sirve: grocy.db, evershelf.db, una hoja de cálculo, un archivo CSV o una lista pegada.';

const importFileText: Record<ImportFileKind, string> = {
  empty: `Este archivo está vacío. ${wouldWork}`,
  pdf: `Esto es un PDF, sin filas que podamos leer. ${wouldWork}`,
  picture: `Esto es una imagen. ${wouldWork}`,
  zip: `Esto es un archivo ZIP. Descomprímelo y elige el archivo que hay dentro. ${wouldWork}`,
  text: `Esto es texto, no una base de datos. Pégalo como lista. ${wouldWork}`,
  other: `No conocemos este tipo de archivo. ${wouldWork}`,
  'database-damaged': 'Esta base de datos está dañada o no se copió entera. Cópiala otra vez.',
  'database-unsafe':
    'Esta base de datos tiene partes que Grocy y EverShelf no hacen, así que no la leemos. Elige el archivo original.',
  'database-unknown': 'Es una base de datos, pero no de Grocy ni de EverShelf.',
  'database-too-slow':
    'Leer esta base de datos tarda demasiado, así que lo hemos dejado. Elige el archivo original.',
  'backup-without-grocy': 'En esta copia de seguridad no hay grocy.db. Haz una que incluya Grocy.',
  'backup-locked': 'Esta copia de seguridad está cifrada. Haz una sin contraseña o envía solo grocy.db.',
};

export function reasonText(reason: ErrorReason): string {
  switch (reason.about) {
    case 'picture_too_large':
      return `Una imagen puede ocupar ${reason.mostMegabytes} MB como mucho.`;
    case 'picture_wrong_type':
      return 'Elige una foto: un archivo JPEG, PNG o WebP.';
    case 'picture_too_many_pixels':
      return `Esta imagen tiene ${reason.mostMegapixels} megapíxeles o más. Elige una más pequeña.`;
    case 'pictures_waiting':
      return 'Ahora mismo se están enviando muchas imágenes. Prueba otra vez en un momento.';
    case 'import_file':
      return importFileText[reason.is];
    case 'import_file_too_large':
      return `Este archivo es demasiado grande. Una base de datos puede ocupar ${reason.mostMegabytes} MB como mucho; quita las imágenes de la copia o envía solo grocy.db.`;
    case 'no_room_for_import':
      return reason.room === 0
        ? 'Esta cocina está llena, así que no se ha añadido nada.'
        : plural(reason.room, {
            one: `En esta cocina solo cabe ${reason.room} alimento más, así que no se ha añadido nada. Elige menos.`,
            other: `En esta cocina solo caben ${reason.room} alimentos más, así que no se ha añadido nada. Elige menos.`,
          });
    case 'no_room_for_history':
      return reason.room === 0
        ? 'En esta cocina no cabe más historial de otros programas, así que no se ha añadido nada. Trae los alimentos sin su historial.'
        : plural(reason.room, {
            one: `En esta cocina solo cabe ${reason.room} fila más de historial, así que no se ha añadido nada. Trae los alimentos sin su historial.`,
            other: `En esta cocina solo caben ${reason.room} filas más de historial, así que no se ha añadido nada. Trae los alimentos sin su historial.`,
          });
  }
}
