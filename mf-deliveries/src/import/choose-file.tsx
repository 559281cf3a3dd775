import { CsvDialog, type CsvFormat, downloadFile } from '@fleetfoot/shared/csv';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type ChangeEvent, useState } from 'react';
import { ColumnGuide } from './column-guide';
import type { Table } from './csv/parse-table';
import { readFile } from './read-file';
import { TEMPLATE_NAME, templateCsv } from './template';

interface ChooseFileProps {
  readonly onRead: (fileName: string, table: Table) => Promise<void>;
}

export function ChooseFile({ onRead }: ChooseFileProps) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(undefined);
    try {
      const read = await readFile(file);
      if (read.ok) await onRead(file.name, read.table);
      else setProblem(read.message);
    } catch {
      setProblem('The file could not be read. Choose it again.');
    }
    // The same file can be chosen again once it was changed.
    target.value = '';
  }

  function download(format: CsvFormat): void {
    downloadFile(TEMPLATE_NAME, 'text/csv;charset=utf-8', templateCsv(format));
  }

  return (
    <Card>
      <Stack>
        <TextField
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          label="CSV file"
          hint="Columns in any order and by any name. Nothing is created before you have seen what was read."
          onChange={choose}
        />
        <FormError>{problem}</FormError>
        <Row>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Download template
          </Button>
        </Row>
        <ColumnGuide />
        {isAsking && <CsvDialog onDownload={download} onClose={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}
