import type { ReactNode } from 'react';

interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
}

interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** Scrolls sideways on small screens, inside its own frame. The first column names the row. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const align = (column: Column<Row>) => (column.align === 'end' ? 'text-end' : 'text-start');
  return (
    <section
      aria-label={caption}
      // Scrollable content has to be reachable by keyboard.
      tabIndex={0}
      // Texts for screen readers are placed absolutely; without this they would widen the page.
      className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-rest"
    >
      <table className="w-full min-w-max border-collapse text-start">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-caption text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column.heading}
                scope="col"
                className={`px-3 py-3 font-semibold sm:px-5 ${align(column)}`}
              >
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line transition-colors hover:bg-brand-soft/40">
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.heading}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={`px-3 py-3.5 font-normal sm:px-5 ${align(column)}`}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
