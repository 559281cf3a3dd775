import { CsvDialog, type CsvFormat, downloadFile } from '@fleetfoot/shared/csv';
import type { Delivery } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { deliveriesCsv, deliveriesFileName } from './deliveries-csv';

interface ExportButtonProps {
  /** What is shown, in the order it is shown in. */
  readonly deliveries: readonly Delivery[];
  /** Says what is shown and what was searched for it. */
  readonly summary: string;
}

export function ExportButton({ deliveries, summary }: ExportButtonProps) {
  const { now } = useServices();
  const [isOpen, setOpen] = useState(false);
  function download(format: CsvFormat): void {
    downloadFile(deliveriesFileName(now()), 'text/csv;charset=utf-8', deliveriesCsv(deliveries, format));
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Download CSV
      </Button>
      {isOpen && (
        <CsvDialog onDownload={download} onClose={() => setOpen(false)}>
          The file holds what the list shows, in its order. {summary}
        </CsvDialog>
      )}
    </>
  );
}
