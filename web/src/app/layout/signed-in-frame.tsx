import * as paths from '@crisper/domain/paths.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useAddFoodKey } from '#app/navigation/add-food.ts';
import { BottomBar } from '#app/navigation/bottom-bar.tsx';
import { deskPart, latePart } from '#http/late-part.tsx';
import { atFirstUse } from '#items/late-sheet.tsx';
import { LastView } from '#session/views/last-view.tsx';

const Sidebar = deskPart(async () => (await import('#app/navigation/sidebar.tsx')).Sidebar);

const DashboardMenu = latePart(
  async () => (await import('#app/navigation/dashboard-menu.tsx')).DashboardMenu,
);

/** Tasks and single things have their main button at the bottom, or in the page: never two docks. */
const TASKS = [
  paths.addFoods,
  paths.confirmEmail,
  paths.kitchenAdd(':kitchenId'),
  paths.kitchenItem(':kitchenId', ':itemId'),
  paths.kitchenPeople(':kitchenId'),
  paths.kitchenPutAway(':kitchenId'),
];

/** Around the pages for signed-in people: a sidebar on a desk, a bar at the bottom of a phone. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isTask = TASKS.some((path) => matchPath(path, pathname));
  const [isUsed, setUsed] = useState(false);
  useEffect(() => atFirstUse(() => setUsed(true)), []);
  useAddFoodKey();
  return (
    <>
      {isUsed && <DashboardMenu />}
      <div
        data-frame
        className={`wrap grid grid-cols-1 gap-x-6 pb-16 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:pt-5 lg:pb-24 xl:gap-x-10 ${paths.hasOwnHeader(pathname) ? 'pt-[calc(0.375rem+env(safe-area-inset-top))]' : 'pt-4'}`}
      >
        <Sidebar isTask={isTask} />
        {/* As high as the screen, so that the footer begins below it and loading content does not move it. */}
        <main
          id="content"
          tabIndex={-1}
          className="relative grid min-h-dvh min-w-0 grid-cols-1 content-start gap-6 outline-none"
        >
          <LastView />
          {children}
        </main>
      </div>
      {!isTask && <BottomBar />}
    </>
  );
}
