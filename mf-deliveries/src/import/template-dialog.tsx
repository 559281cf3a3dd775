import { CsvDialog, type CsvFormat, downloadFile } from '@fleetfoot/shared/csv';
import { TEMPLATE_NAME, templateCsv } from './template';

interface TemplateDialogProps {
  readonly onClose: () => void;
}

/** Gives a file to fill in. */
export function TemplateDialog({ onClose }: TemplateDialogProps) {
  function download(format: CsvFormat): void {
    downloadFile(TEMPLATE_NAME, 'text/csv;charset=utf-8', templateCsv(format));
  }
  return <CsvDialog onDownload={download} onClose={onClose} />;
}
