import { subscribe, unsubscribe } from '#offline/push-subscription.ts';
import { currentSession } from '#session/session-store.ts';

/** Why notices cannot be shown on this device. */
export type Obstacle = 'insecure' | 'not-installed' | 'unsupported' | 'denied' | 'not-ready';
export type DeviceState = 'on' | 'off' | Obstacle;

export const isObstacle = (state: DeviceState): state is Obstacle => state !== 'on' && state !== 'off';

/** On an iPhone only apps on the home screen have push. The property is there on no other system. */
const isInIphoneTab = () => 'standalone' in navigator && navigator.standalone === false;

function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  if (!('PushManager' in window && 'Notification' in window && navigator.serviceWorker))
    return isInIphoneTab() ? 'not-installed' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

const findRegistration = () => navigator.serviceWorker.getRegistration();

export async function findDeviceState(): Promise<DeviceState> {
  const why = obstacle();
  if (why) return why;
  const registration = await findRegistration();
  if (!registration) return 'not-ready';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Call it first thing after a tap: the browser asks for permission only then. */
export async function turnOnNotices(): Promise<DeviceState> {
  const person = currentSession().user?.uid;
  const why = obstacle();
  if (why) return why;
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await findRegistration();
  if (!registration || !person) return 'not-ready';
  await subscribe(registration, person);
  return 'on';
}

export async function turnOffNotices(): Promise<DeviceState> {
  const registration = await findRegistration();
  if (registration) await unsubscribe(registration);
  return 'off';
}
