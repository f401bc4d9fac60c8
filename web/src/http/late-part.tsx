import { type ComponentType, lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { fetchCode } from './fetch-code.ts';

/** Resolves when the browser finds its network again. */
export const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Fetched when it is first shown. A page is complete without it, so where it cannot be fetched nothing is said. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    fetchCode(load).then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

const prerendered: Promise<void>[] = [];

/** For the build, which renders pages with all of their parts. */
export const prerenderedPartsAreThere = (): Promise<unknown> => Promise.all(prerendered);

/**
 * In the prerendered page from the start, and taken over with it: its code has to be there by then. On a page that is shown
 * later it is fetched when it is shown.
 */
export function wholePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Prepared: ComponentType<Props> | undefined;
  const prepare = async (): Promise<void> => {
    Prepared = await fetchCode(load);
  };
  if (import.meta.env.SSR) prerendered.push(prepare());
  const Late = latePart(load);
  const Part: ComponentType<Props> = (props) => {
    // Another component in its place would lose what is typed into it.
    const [Shown] = useState(() => Prepared ?? Late);
    return <Shown {...props} />;
  };
  return { prepare, Part };
}

interface PrerenderedPart {
  /** When its code is fetched. */
  wanted: Promise<void>;
  className: string;
}

/**
 * In the prerendered page from the start. Until its code is there it stays as it was rendered: React leaves the content
 * of the element alone, because it never changes for React.
 */
function prerenderedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wanted, className }: PrerenderedPart,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const prepare = async () => {
    Part = await fetchCode(load);
  };
  if (import.meta.env.SSR) prerendered.push(prepare());
  /** Without the network, the links of the document work nevertheless, and the code comes when it is back. */
  const prepareOnline = (): Promise<void> => prepare().catch(() => backOnline().then(prepareOnline));
  const isThere = wanted.then(prepareOnline);
  return (props) => {
    const [, show] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (!Part) void isThere.then(show);
    }, []);
    return Part ? (
      <div key="part" className={className}>
        <Part {...props} />
      </div>
    ) : (
      <div key="document" className={className} suppressHydrationWarning>
        {''}
      </div>
    );
  };
}

/** What only a desk has room for; phones never fetch its code. */
export const deskPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  prerenderedPart(load, { wanted: isDesk(), className: 'max-lg:hidden' });

/** As `lg:` of the styles. */
function isDesk(): Promise<void> {
  return new Promise((resolve) => {
    if (import.meta.env.SSR) return;
    const desk = matchMedia('(width >= 64rem)');
    if (desk.matches) resolve();
    else desk.addEventListener('change', () => resolve(), { once: true });
  });
}
