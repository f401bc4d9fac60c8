import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A list beside its panel on wide screens, a sliding row above it below 1024 px. Arrow keys, Home and End move. */
export function Tabs({ label, tabs }: { label: string; tabs: [Tab, ...Tab[]] }) {
  const [selected, select] = useState(tabs[0].id);
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
    <div className="grid gap-6 lg:grid-cols-[minmax(16rem,22rem)_1fr] lg:gap-10">
      <div
        role="tablist"
        aria-label={label}
        className="-mx-5 flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
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
            className="shrink-0 snap-start rounded-control border border-transparent px-4 py-3 text-start font-semibold text-ink-soft transition hover:bg-surface hover:text-ink aria-selected:border-line aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-rest lg:px-5 lg:py-4"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}-panel`}
          aria-labelledby={`${prefix}${tab.id}`}
          hidden={tab.id !== selected}
          className="min-w-0"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
