import { median, spread } from '#median.ts';
import { KB } from './budgets.ts';
import type { StoredSession } from './phone.ts';
import type { Visit } from './visit.ts';

export interface Contender {
  page: string;
  kind: 'ours' | 'bare';
  url: string;
  late: string;
  session?: StoredSession;
  /** The first visit and the repeated one of each round. */
  visits: [Visit, Visit][];
}

/** The medians of a page and of its bare version. */
export interface PageFigures {
  page: string;
  ours: { first: Visit; repeat: Visit };
  bare: { first: Visit; repeat: Visit };
}

function typicalOf(visits: Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]));
  return {
    ...{ lcpMs: of('lcpMs'), tbtMs: of('tbtMs'), cls: of('cls') },
    ...{ bytes: of('bytes'), scriptBytes: of('scriptBytes') },
  };
}

const inKb = (bytes: number) => Number((bytes / KB).toFixed(1));

function row(contender: Contender, time: 0 | 1) {
  const visits = contender.visits.map((pair) => pair[time]);
  const typical = typicalOf(visits);
  return {
    page: `${contender.page}, ${contender.kind}`,
    visit: time === 0 ? 'first' : 'repeat',
    'LCP ms': Math.round(typical.lcpMs),
    spread: `${Math.round(spread(visits.map(({ lcpMs }) => lcpMs)) * 100)} %`,
    'TBT ms': Math.round(typical.tbtMs),
    CLS: Number(typical.cls.toFixed(4)),
    kB: inKb(typical.bytes),
    'JS kB': inKb(typical.scriptBytes),
  };
}

/** Prints all figures, and returns them page by page. */
export function figuresOf(contenders: Contender[]): PageFigures[] {
  console.table(contenders.flatMap((contender) => [row(contender, 0), row(contender, 1)]));
  const both = ({ visits }: Contender) => ({
    first: typicalOf(visits.map(([first]) => first)),
    repeat: typicalOf(visits.map(([, repeat]) => repeat)),
  });
  return contenders
    .filter(({ kind }) => kind === 'ours')
    .map((ours) => {
      const bare = contenders.find(({ page, kind }) => page === ours.page && kind === 'bare');
      if (!bare) throw new Error(`${ours.page} has no bare page beside it`);
      return { page: ours.page, ours: both(ours), bare: both(bare) };
    });
}
