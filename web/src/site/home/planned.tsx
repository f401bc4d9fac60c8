import { Badge } from '#ui/badge.tsx';

/** Marks what we are still building, so that nobody goes looking for it. */
export function Planned() {
  return <Badge tone="info">In the works</Badge>;
}
