import { type ComponentType, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { tellError } from '#ui/toasts/tell-error.ts';

/** A sheet whose code comes on the tap that opens it. */
export function useSheet<Props>() {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  const open = (load: () => Promise<ComponentType<Props>>) =>
    void fetchCode(load).then((loaded) => setSheet(() => loaded), tellError);
  return { Sheet, open, close: () => setSheet(null) };
}
