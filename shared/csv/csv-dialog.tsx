import { Button, Dialog, SelectField, Stack } from '@fleetfoot/shared/ui';
import { type ReactNode, useState } from 'react';
import { CSV_FORMATS, type CsvFormat, type CsvFormatName } from './csv-format';

interface CsvDialogProps {
  /** What the file will hold. */
  readonly children?: ReactNode;
  readonly onDownload: (format: CsvFormat) => void;
  readonly onClose: () => void;
}

/** Asks how the file is to be written; there for as long as it is open. */
export function CsvDialog({ children, onDownload, onClose }: CsvDialogProps) {
  const [name, setName] = useState<CsvFormatName>('local');
  function download(): void {
    onDownload(CSV_FORMATS[name].format);
    onClose();
  }
  return (
    <Dialog
      open
      title="Download CSV"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={download}>Download</Button>
        </>
      }
    >
      <Stack>
        {children && <p>{children}</p>}
        <SelectField
          label="Format"
          hint="Computers set to South Africa expect semicolons. If everything lands in one column, take the other format."
          value={name}
          onChange={({ target }) => setName(target.value as CsvFormatName)}
          options={Object.entries(CSV_FORMATS).map(([value, { label }]) => ({ value, label }))}
        />
      </Stack>
    </Dialog>
  );
}
