import { useState } from 'react';
import type { CheckedLine } from './check-lines';
import type { ColumnKey } from './columns';

interface OpenedFaults {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<ColumnKey>;
}

/** The rows and columns in which something is wrong or was since the page was opened. */
export function useOpenedFaults(faulty: readonly CheckedLine[]): OpenedFaults {
  const [opened, setOpened] = useState<OpenedFaults>({ rows: new Set(), columns: new Set() });
  const rows = faulty.map(({ row }) => row);
  const columns = faulty.flatMap(({ problems }) => problems.map(({ column }) => column));
  const isNew = rows.some((row) => !opened.rows.has(row)) || columns.some((key) => !opened.columns.has(key));
  if (isNew) {
    setOpened({
      rows: new Set([...opened.rows, ...rows]),
      columns: new Set([...opened.columns, ...columns]),
    });
  }
  return opened;
}
