import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** How tabs stand: in a list beside their panel on wide screens and a sliding row above it below 1024 px, or as figures in a row. */
const LOOKS = {
  list: {
    root: 'grid gap-6 lg:grid-cols-[minmax(16rem,22rem)_1fr] lg:gap-10',
    list: '-mx-5 flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0',
    tab: 'shrink-0 snap-start rounded-control border border-transparent px-4 py-3 text-start font-semibold text-ink-soft transition hover:bg-surface hover:text-ink aria-selected:border-line aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-rest lg:px-5 lg:py-4',
    panel: '',
  },
  figures: {
    root: 'grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[auto_1fr] lg:items-start',
    list: 'grid grid-cols-3 gap-1 rounded-card border border-line bg-surface p-1 shadow-rest',
    tab: 'rounded-control px-1 py-2 text-center text-ink-soft transition hover:text-ink aria-selected:bg-brand-soft aria-selected:text-brand-strong',
    panel: 'lg:col-start-1',
  },
};

interface TabsProps {
  label: string;
  tabs: [Tab, ...Tab[]];
  look?: keyof typeof LOOKS;
  /** The id of the one that is open at first. */
  first?: string;
  /** Of figures: above the panel that is open at first, and beside all of them on wide screens. */
  beside?: ReactNode;
}

/** Arrow keys, Home and End move. */
export function Tabs({ label, tabs, look = 'list', first = tabs[0].id, beside }: TabsProps) {
  const [opened] = useState(first);
  const [selected, select] = useState(first);
  const style = LOOKS[look];
  const prefix = useId();

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : (index + (steps[event.key] ?? Number.NaN) + tabs.length) % tabs.length;
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    const button = document.getElementById(`${prefix}${tab.id}`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div className={style.root}>
      <div role="tablist" aria-label={label} className={style.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => move(event, index)}
            className={style.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {beside && (
        <div
          className={`min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${selected === opened ? '' : 'max-lg:hidden'}`}
        >
          {beside}
        </div>
      )}
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}-panel`}
          aria-labelledby={`${prefix}${tab.id}`}
          hidden={tab.id !== selected}
          className={`min-w-0 ${style.panel}`}
        >
          {/* A panel of figures may be long; what nobody sees is not drawn. */}
          {(look === 'list' || tab.id === selected) && tab.panel}
        </div>
      ))}
    </div>
  );
}
