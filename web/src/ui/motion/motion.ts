const query = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');
