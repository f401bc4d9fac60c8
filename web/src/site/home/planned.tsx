import * as texts from '@crisper/texts/site/home.ts';
import { Badge } from '#ui/badge.tsx';

/** Marks a feature that does not exist yet, so that nobody looks for it. */
export function Planned() {
  return <Badge tone="info">{texts.planned}</Badge>;
}
