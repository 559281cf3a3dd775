import { Button, Card, FormError, Row, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Table } from '../choose/parse-table';
import { COLUMNS, type ColumnKey } from '../columns';
import { type Mapping, missingColumns } from './mapping';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--space-4);
`;

interface MapColumnsProps {
  readonly table: Table;
  readonly start: Mapping;
  readonly onDone: (mapping: Mapping) => void;
  readonly onCancel: () => void;
}

/** Says which column of the file holds what. */
export function MapColumns({ table, start, onDone, onCancel }: MapColumnsProps) {
  const [mapping, setMapping] = useState(start);
  const [isTried, setTried] = useState(false);
  const missing = missingColumns(mapping);
  const options = [
    { value: '', label: 'Not in the file' },
    ...table.headings.map((heading, index) => ({
      value: String(index),
      label: heading || `Column ${index + 1}`,
    })),
  ];

  function choose(key: ColumnKey, value: string): void {
    const { [key]: _, ...others } = mapping;
    setMapping(value === '' ? others : { ...others, [key]: Number(value) });
  }

  function sample(key: ColumnKey): string | undefined {
    const index = mapping[key];
    const cell = index === undefined ? '' : (table.rows[0]?.cells[index] ?? '').trim();
    return cell === '' ? undefined : `In the first row: ${cell.slice(0, 60)}`;
  }

  function submit(): void {
    setTried(true);
    if (missing.length === 0) onDone(mapping);
  }

  return (
    <Card title="Columns">
      <Stack>
        <p>Say once which column of your file holds what. It is remembered for your next file.</p>
        <Fields>
          {COLUMNS.map(({ key, label, required }) => (
            <SelectField
              key={key}
              label={label}
              optional={!required}
              hint={sample(key)}
              error={isTried && missing.some((column) => column.key === key) ? 'Choose a column.' : undefined}
              value={mapping[key] ?? ''}
              onChange={({ target }) => choose(key, target.value)}
              options={options}
            />
          ))}
        </Fields>
        <FormError>
          {isTried && missing.length > 0
            ? `Choose a column for: ${missing.map(({ label }) => label).join(', ')}.`
            : undefined}
        </FormError>
        <Row justify="end">
          <Button variant="secondary" onClick={onCancel}>
            Choose another file
          </Button>
          <Button onClick={submit}>Check the rows</Button>
        </Row>
      </Stack>
    </Card>
  );
}
