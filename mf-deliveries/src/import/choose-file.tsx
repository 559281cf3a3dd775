import { PartButton } from '@fleetfoot/shared/parts';
import { Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type ChangeEvent, useState } from 'react';
import { ColumnGuide } from './column-guide';
import type { Table } from './csv/parse-table';

// What reads files is large, and needed only when there is one.
const loadReader = () => import(/* webpackChunkName: "read-file" */ './read-file');

const loadTemplate = async () => {
  const { TemplateDialog } = await import(/* webpackChunkName: "template-dialog" */ './template-dialog');
  return TemplateDialog;
};

interface ChooseFileProps {
  readonly onRead: (fileName: string, table: Table) => Promise<void>;
}

export function ChooseFile({ onRead }: ChooseFileProps) {
  const [problem, setProblem] = useState<string>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(undefined);
    try {
      const { readFile } = await loadReader();
      const read = await readFile(file);
      if (read.ok) await onRead(file.name, read.table);
      else setProblem(read.message);
    } catch {
      setProblem('The file could not be read. Check your connection and choose it again.');
    }
    // The same file can be chosen again once it was changed.
    target.value = '';
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
          <PartButton label="Download template" variant="secondary" load={loadTemplate} props={{}} />
        </Row>
        <ColumnGuide />
      </Stack>
    </Card>
  );
}
