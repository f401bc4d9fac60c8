import type { ListLink } from '@crisper/domain/shopping/list-link.ts';
import * as texts from '@crisper/texts/shopping/sharing.ts';
import { Button } from '#ui/button.tsx';
import { dateFormat } from '#ui/formats.ts';

const moment = dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

interface OpenLinksProps {
  links: ListLink[];
  busy: boolean;
  onEnd: (linkId: string) => void;
}

/** The links with which a person can still look at the list. */
export function OpenLinks({ links, busy, onEnd }: OpenLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="open-links" className="grid grid-cols-1 gap-1">
      <h3 id="open-links" className="text-lg">
        {texts.openLinks}
      </h3>
      <ul className="grid grid-cols-1">
        {links.map(({ id, madeBy, endsAt }) => (
          <li key={id} className="flex min-h-14 items-center gap-3">
            <span className="grid min-w-0 flex-1">
              <span className="truncate">{texts.madeBy({ name: madeBy })}</span>
              <span className="text-caption text-ink-soft">
                {texts.until({ moment: moment(new Date(endsAt)) })}
              </span>
            </span>
            <Button variant="quiet" className="px-2 text-expired!" disabled={busy} onClick={() => onEnd(id)}>
              {texts.endThisLink}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
