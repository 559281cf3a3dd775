import { CsvDialog, downloadFile } from '@fleetfoot/shared/csv';
import { Button } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { StatementContent } from './statement-content';
import { csvFileName, statementCsv } from './statement-csv';

interface StatementActionsProps {
  readonly organizationName: string;
  readonly month: string;
  /** None while it is loading. */
  readonly content: StatementContent | undefined;
}

export function StatementActions({ organizationName, month, content }: StatementActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!content) return undefined;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Download CSV
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      {isOpen && (
        <CsvDialog
          onClose={() => setIsOpen(false)}
          onDownload={(format) =>
            downloadFile(
              csvFileName(organizationName, month),
              'text/csv;charset=utf-8',
              statementCsv(content, format),
            )
          }
        />
      )}
    </>
  );
}
