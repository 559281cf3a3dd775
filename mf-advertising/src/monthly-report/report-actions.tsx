import { CsvDialog, downloadFile } from '@fleetfoot/shared/csv';
import { Button } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { ReportContent } from './report-content';
import { reportCsv, reportFileName } from './report-csv';

interface ReportActionsProps {
  /** None while it is loading. */
  readonly content: ReportContent | undefined;
}

export function ReportActions({ content }: ReportActionsProps) {
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
            downloadFile(reportFileName(content), 'text/csv;charset=utf-8', reportCsv(content, format))
          }
        >
          The bikes of this month, their downtime and the totals.
        </CsvDialog>
      )}
    </>
  );
}
