import { Button, Dialog, SelectField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { CsvFormat } from './csv-cell';

const FORMATS = {
  local: {
    label: 'Semicolons, decimal commas',
    format: { separator: ';', decimal: ',' },
  },
  plain: { label: 'Commas, decimal points', format: { separator: ',', decimal: '.' } },
} as const satisfies Record<string, { label: string; format: CsvFormat }>;

type FormatName = keyof typeof FORMATS;

interface CsvDialogProps {
  readonly onDownload: (format: CsvFormat) => void;
  readonly onClose: () => void;
}

/** Asks how the file is to be written; there for as long as it is open. */
export function CsvDialog({ onDownload, onClose }: CsvDialogProps) {
  const [name, setName] = useState<FormatName>('local');
  function download(): void {
    onDownload(FORMATS[name].format);
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
      <SelectField
        label="Format"
        hint="Computers set to South Africa expect semicolons. If everything lands in one column, take the other format."
        value={name}
        onChange={({ target }) => setName(target.value as FormatName)}
        options={Object.entries(FORMATS).map(([value, { label }]) => ({ value, label }))}
      />
    </Dialog>
  );
}
