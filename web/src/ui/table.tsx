import type { ReactNode } from 'react';

interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** For example to leave the column out on small screens. */
  className?: string;
}

interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** It is never wider than the screen, because its columns give way. */
  fits?: boolean;
}

/** Scrolls sideways on small screens, inside its own frame, unless it fits. The first column names the row. */
export function Table<Row>({ caption, columns, rows, rowKey, fits = false }: TableProps<Row>) {
  const look = ({ align, className = '' }: Column<Row>) =>
    `${align === 'end' ? 'text-end' : 'text-start'} ${className}`;
  return (
    <section
      aria-label={caption}
      // Scrollable content has to be reachable by keyboard.
      {...(!fits && { tabIndex: 0 })}
      // Texts for screen readers are placed absolutely; without this they would widen the page.
      className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-rest"
    >
      <table className={`w-full border-collapse text-start ${fits ? '' : 'min-w-max'}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-caption text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column.heading}
                scope="col"
                className={`px-3 py-3 font-semibold sm:px-5 ${look(column)}`}
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
                    className={`px-3 py-3.5 font-normal sm:px-5 ${look(column)}`}
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
