import { dayOfView, VIEW_DAY, VIEW_ENTRY, VIEW_ZONES, VIEWS_CACHE } from '@crisper/domain/kept-views.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { ownZone } from '#http/own-zone.ts';
import { MY_KITCHENS_KEY } from '#session/kitchen/kitchen-key.ts';
import { queryClient } from '#session/query-client.ts';
import { isMarked } from '#session/session-marker.ts';

/** What belongs to the moment, and what is not part of the page. */
const PASSING = '#last-view, [data-bottom-bars], [role="status"], dialog';

/** Names by which the page finds its parts, and styles, which a document may not have in attributes. */
const OF_THE_PAGE =
  /^(id|name|for|style|tabindex|href|autofocus|popovertarget|aria-(labelledby|describedby|controls)|data-.*)$/;

const isBelowTheScreen = (element: Element) => element.getBoundingClientRect().top > innerHeight;

function withoutNames(element: Element): Element {
  for (const { name } of [...element.attributes]) if (OF_THE_PAGE.test(name)) element.removeAttribute(name);
  return element;
}

/** A copy of what is on the screen of an element. */
function seen(element: Element): Element | null {
  if (element.matches(PASSING) || isBelowTheScreen(element)) return null;
  if (element instanceof SVGElement) return element.cloneNode(true) as Element;
  const copy = withoutNames(element.cloneNode(false) as Element);
  for (const child of element.childNodes) {
    const part = child instanceof Element ? seen(child) : child.cloneNode();
    if (part) copy.append(part);
  }
  return copy;
}

function zonesShown(): string {
  const kitchens = queryClient.getQueryData<KitchenCard[]>(MY_KITCHENS_KEY) ?? [];
  return [...new Set([ownZone(), ...kitchens.map((kitchen) => zoneIn(kitchen, ownZone()))])].join();
}

/** Keeps what is seen of the page, for the next time it is opened. */
export async function keepView(): Promise<void> {
  const page = document.getElementById('content');
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  // Opened again, a page begins at its top.
  if (!page || !entry || scrollY > 0 || document.querySelector('dialog[open]')) return;
  const { pathname, search } = location;
  // With one it is another page, such as Cook with chosen foods.
  if (search !== '') return;
  const view = seen(page)?.innerHTML;
  const zones = zonesShown();
  const cache = await caches.open(VIEWS_CACHE);
  // The person may have left meanwhile.
  if (!view || !isMarked()) return void (await caches.delete(VIEWS_CACHE));
  await cache.put(
    pathname,
    new Response(view, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        [VIEW_ZONES]: zones,
        [VIEW_DAY]: dayOfView(zones, new Date()),
        [VIEW_ENTRY]: new URL(entry).pathname,
      },
    }),
  );
}
