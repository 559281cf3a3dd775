import { CsvDialog, type CsvFormat, downloadFile } from '@fleetfoot/shared/csv';
import type { Delivery } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { deliveriesCsv, deliveriesFileName } from './deliveries-csv';

interface ExportDialogProps {
  /** What is shown, in the order it is shown in. */
  readonly deliveries: readonly Delivery[];
  /** Says what is shown and what was searched for it. */
  readonly summary: string;
  readonly onClose: () => void;
}

/** Writes the list into a file. */
export function ExportDialog({ deliveries, summary, onClose }: ExportDialogProps) {
  const { now } = useServices();
  function download(format: CsvFormat): void {
    downloadFile(deliveriesFileName(now()), 'text/csv;charset=utf-8', deliveriesCsv(deliveries, format));
  }
  return (
    <CsvDialog onDownload={download} onClose={onClose}>
      The file holds what the list shows, in its order. {summary}
    </CsvDialog>
  );
}
