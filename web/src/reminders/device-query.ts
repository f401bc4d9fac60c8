import { findDeviceState } from './push-device.ts';

/** Whether this browser shows notices. */
export const deviceQuery = {
  queryKey: ['reminders', 'this-device'],
  queryFn: findDeviceState,
  // A permission is changed in the browser's own settings.
  refetchOnWindowFocus: 'always',
} as const;
