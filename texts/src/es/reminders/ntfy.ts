import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Por ntfy';
export const introduction =
  'ntfy es una app gratuita que muestra avisos en el móvil, también desde un Crisper de casa que no envía correos. Elige en ella un tema y pon aquí su dirección.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Tus recordatorios van a este tema.',
  reached: 'Tus recordatorios van a este tema. El último llegó.',
  failed: 'El último recordatorio no llegó y fue por otra vía, si tienes una.',
};
export const topic = 'Dirección del tema';
export const example = 'https://ntfy.sh/nuestra-nevera-7Kq2';
export const hint =
  'Quien conozca el tema puede leer lo que se envía, así que ponle un nombre que nadie adivine.';
export const save = 'Recordármelo ahí';
export const tryIt = 'Probar';
export const remove = 'Quitar';
export const saved = 'Los recordatorios van a este tema.';
export const removed = 'Los recordatorios ya no van a un tema de ntfy.';
