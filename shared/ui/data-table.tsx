import type { ReactNode } from 'react';
import { cardsUpTo, TableFrame, TableRoom } from './data-table-style';

/** One column of a `DataTable`. */
export interface Column<T> {
  readonly key: string;
  readonly header: string;
  render(row: T): ReactNode;
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end';
  /** Whether it holds names, numbers, addresses or keys, which no translator is to change. */
  readonly isData?: boolean;
}

interface DataTableProps<T> {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** The first names the row and, with `rowHref`, is its link. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  rowKey(row: T): string;
  rowHref?(row: T): string;
  /** Accessible name of the row's link where its text alone does not say enough; begins with that text. */
  rowLabel?(row: T): string;
  /** The room, in rem, up to which it is a list of cards; by default as much as its columns need. */
  readonly cards?: number | undefined;
}

/** A table; a list of cards where it has little room. The roles are written out because `display` takes them away. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, rowHref, rowLabel, cards = cardsUpTo(columns.length) } = props;
  function head(row: T, { render }: Column<T>) {
    if (!rowHref) return render(row);
    return (
      <a href={rowHref(row)} aria-label={rowLabel?.(row)} data-row-link>
        {render(row)}
      </a>
    );
  }
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the card layout.
    <TableRoom>
      <TableFrame role="table" $cardsUpTo={cards}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align }) => (
              <th key={key} role="columnheader" scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.key}
                    role="rowheader"
                    scope="row"
                    data-align={column.align}
                    translate={column.isData ? 'no' : undefined}
                  >
                    {head(row, column)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.header}
                    data-align={column.align}
                    translate={column.isData ? 'no' : undefined}
                  >
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </TableRoom>
    // biome-ignore-end lint/a11y: as above
  );
}
