/** Has `Date` tell a time that is so much later, or earlier where it is below 0. Runs in the server and in pages alike. */
export function shiftDate(byMs: number): void {
  const Real = Date;
  const now = () => Real.now() + byMs;
  const Shifted = new Proxy(Real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Real.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
