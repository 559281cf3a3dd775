import { PartButton } from '@fleetfoot/shared/parts';
import { Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type ChangeEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ColumnGuide } from './column-guide';
import type { Table } from './parse-table';

// What reads files is large, and needed only when there is one.
const loadReader = () => import(/* webpackChunkName: "read-file" */ './read-file');

const loadTemplate = async () => {
  const { TemplateDialog } = await import(/* webpackChunkName: "template-dialog" */ './template-dialog');
  return TemplateDialog;
};

// A place to drop a file on, which browsers do with their own field. They count it among what cannot be typed into.
const Target = styled.div`
  input[type='file']:read-only {
    padding: var(--space-5) var(--space-4);
    background: var(--canvas);
    border: 1.5px dashed var(--control);
    border-radius: var(--radius-lg);
    cursor: pointer;
    &:hover { border-color: var(--link); }
  }
  ::file-selector-button {
    min-height: var(--target);
    margin-inline-end: var(--space-4);
    padding: var(--space-2) var(--space-4);
    background: var(--accent);
    border: 0;
    border-radius: var(--radius);
    color: var(--on-accent);
    font: inherit;
    font-weight: 550;
    cursor: pointer;
  }
`;

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
        <Target>
          <TextField
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            label="CSV file"
            hint="Choose a file or drop it here. Columns in any order and by any name; nothing is created before you have seen what was read."
            onChange={choose}
          />
        </Target>
        <FormError>{problem}</FormError>
        <Row>
          <PartButton label="Download template" variant="secondary" load={loadTemplate} props={{}} />
        </Row>
        <ColumnGuide />
      </Stack>
    </Card>
  );
}
