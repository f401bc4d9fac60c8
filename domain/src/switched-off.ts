/** What the worker that stands in for the service worker tells open pages, where the operator switched it off. */
export const SWITCHED_OFF = 'switched-off';
