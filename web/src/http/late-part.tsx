import { type ComponentType, lazy, Suspense } from 'react';
import { fetchCode } from './fetch-code.ts';

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
