import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { BackHeading } from '#ui/back-heading.tsx';
import type { OwnKitchen } from './kitchen-frame.tsx';

/** The heading of a page below the kitchen's own, with the way back to it. */
export function PartHeading({ kitchen, title }: { kitchen: OwnKitchen; title: string }) {
  return (
    <BackHeading
      title={title}
      to={paths.kitchen(kitchen.id)}
      back={texts.backTo({ kitchen: kitchen.name })}
    />
  );
}
