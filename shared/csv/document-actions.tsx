import { Button } from '@fleetfoot/shared/ui';
import { type ReactNode, useState } from 'react';
import { CsvDialog } from './csv-dialog';
import { type CsvFormat, downloadFile } from './csv-file';
import type { Exported } from './note-export';

interface DocumentActionsProps {
  readonly exported: Exported;
  readonly fileName: string;
  readonly csv: (format: CsvFormat) => string;
  /** What the file will hold. */
  readonly children?: ReactNode;
}

/** The buttons of a page that is read on paper and in spreadsheets too. */
export function DocumentActions({ exported, fileName, csv, children }: DocumentActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
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
          exported={exported}
          onClose={() => setIsOpen(false)}
          onDownload={(format) => downloadFile(fileName, 'text/csv;charset=utf-8', csv(format))}
        >
          {children}
        </CsvDialog>
      )}
    </>
  );
}
