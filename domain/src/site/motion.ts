export const HERO_ADVANCE_MS = 4000;
export const TESTIMONIAL_ADVANCE_MS = 5000;
export const COUNT_UP_MS = 1500;

export const TOAST_AUTO_CLOSE_MS = 5000;
export const TOASTS_MAX = 20;
