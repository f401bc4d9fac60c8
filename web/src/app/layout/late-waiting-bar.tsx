import * as paths from '@crisper/domain/paths.ts';
import { type ComponentType, lazy } from 'react';
import { answerLate } from '#http/answer-late.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { keptIsNeeded, lookForKept } from '#http/kept-needed.ts';
import { backOnline, latePart } from '#http/late-part.tsx';
import { lateSheet } from '#items/late-sheet.tsx';
import { pagePath } from '#languages/page-path.ts';
import { markedUser } from '#session/session-marker.ts';

const AT_REST_MS = 1500;
const atRest = () => new Promise((resolve) => setTimeout(resolve, AT_REST_MS));

/** What is kept in this browser answers where the server cannot. Pages at rest load it, or those that need it. */
const loadKept = () => fetchCode(() => import('#kept/start-kept.ts'));
const loadBar = () => fetchCode(() => import('#kept/waiting-bar.tsx'));
/** Nothing waits that was not done on this page, or on one before it: it is there by then, also without the network. */
const Sheet = lateSheet(
  async () => (await import('#kept/waiting-sheet.tsx')).WaitingSheet,
  ({ open }) => open,
);
const Cards = lateSheet(
  async () => (await import('#kept/remark-cards.tsx')).RemarkCards,
  ({ refused, told }) => refused.length + told.length > 0,
);
/** The line does not wait for it. */
const AppBadge = latePart(async () => (await import('#app/navigation/app-badge.tsx')).AppBadge);
if (!import.meta.env.SSR) {
  const isKept = lookForKept(markedUser());
  // The pages of kitchens load it in any case.
  const isNeeded = paths.isInKitchens(pagePath()) ? isKept : Promise.resolve(false);
  answerLate(loadKept, isNeeded);
}

/** Without the network it cannot be fetched for the first time, and the page is complete without it. */
async function load(): Promise<{ default: ComponentType }> {
  await Promise.all([atRest(), keptIsNeeded]);
  try {
    const [{ WaitingBar }] = await Promise.all([loadBar(), loadKept()]);
    return {
      default: () => (
        <>
          <WaitingBar Sheet={Sheet} Cards={Cards} />
          <AppBadge />
        </>
      ),
    };
  } catch {
    await backOnline();
    return load();
  }
}

/** What waits to be sent, what the server said of it, and the number on the app's icon. */
export const LateWaitingBar = lazy(load);
