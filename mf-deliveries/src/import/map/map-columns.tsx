import { IMPORT_ROWS } from '@fleetfoot/shared/operations';
import {
  Button,
  Card,
  DataTable,
  FormError,
  Note,
  Row,
  SelectField,
  SMALL_SCREEN,
  Stack,
  VisuallyHidden,
} from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { type Table, withHeadings } from '../choose/parse-table';
import { CELL_COLUMNS, COLUMNS, isColumnKey } from '../columns';
import { guessMapping, type Mapping, missingColumns, type RememberedHeadings, usedColumns } from './mapping';
import { toLines } from './to-lines';

const SAMPLES = 3;

const Samples = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-sm);
  font-weight: 400;
  overflow-wrap: anywhere;
`;

/** A choice in each row, without the space of its label; on a small screen below the column that it is for. */
const ColumnsFrame = styled.div`
  td label { position: absolute; }
  @media ${SMALL_SCREEN} {
    && tbody td { text-align: start; }
    && tbody td::before { float: none; display: block; max-width: none; margin: 0 0 var(--space-1); }
  }
`;

/** In rem: rows are compared below each other, so a preview of many columns scrolls, and is cards on a phone alone. */
const PREVIEW_CARDS = 26;

const PreviewFrame = styled.section`
  overflow-x: auto;
  border-radius: var(--radius-lg);
  td { min-width: 150px; overflow-wrap: anywhere; }
  tbody th { white-space: nowrap; }
  @container (max-width: ${PREVIEW_CARDS}rem) { td { min-width: 0; } }
`;

interface FileColumn {
  readonly index: number;
  /** Empty where the file names none. */
  readonly heading: string;
  /** What its first cells hold. */
  readonly samples: readonly string[];
}

function columnsOf(table: Table): readonly FileColumn[] {
  const { headings, rows } = table;
  return usedColumns(table).map((index) => {
    const cells = rows.map((row) => (row.cells[index] ?? '').trim()).filter((cell) => cell !== '');
    const samples = cells.slice(0, SAMPLES).map((cell) => cell.slice(0, 60));
    return { index, heading: headings[index] ?? '', samples };
  });
}

interface PreviewProps {
  readonly table: Table;
  readonly mapping: Mapping;
}

/** The first rows as they will be read. */
function Preview({ table, mapping }: PreviewProps) {
  const texts = usePageTexts(importTexts);
  const say = useInWords();
  const rows = toLines({ ...table, rows: table.rows.slice(0, SAMPLES) }, mapping);
  const columns = CELL_COLUMNS.filter(({ key }) => mapping[key] !== undefined);
  return (
    <Stack gap={2}>
      <h3>{texts.map.preview}</h3>
      <PreviewFrame tabIndex={0} aria-label={texts.map.preview}>
        <DataTable
          caption={texts.map.previewCaption}
          cards={PREVIEW_CARDS}
          columns={[
            { key: 'row', header: texts.row, render: ({ number }) => texts.rowOf(String(number)) },
            ...columns.map(({ key, label }) => ({
              key,
              header: say(label),
              render: ({ cells }: (typeof rows)[number]) => cells[key] ?? '',
            })),
          ]}
          rows={rows}
          rowKey={({ row }) => String(row)}
        />
      </PreviewFrame>
    </Stack>
  );
}

/** How many lines may be chosen for the headings. */
const MOST_LINES = 10;

/** Whether a line may name the columns of rows that are not too many. */
function isHeadable({ lines }: Table, at: number): boolean {
  const rows = lines.length - at - 1;
  return rows > 0 && rows <= IMPORT_ROWS;
}

/** What tells a line from others. */
function startOf(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.join(' · ').slice(0, 60);
}

interface MapColumnsProps {
  readonly table: Table;
  readonly start: Mapping;
  /** Chosen by hand before. */
  readonly remembered: RememberedHeadings;
  readonly onDone: (table: Table, mapping: Mapping) => void;
  readonly onCancel: () => void;
}

/** Says what each column of the file holds. */
export function MapColumns({ table: read, start, remembered, onDone, onCancel }: MapColumnsProps) {
  const { map: texts, rowOf } = usePageTexts(importTexts);
  const say = useInWords();
  const [table, setTable] = useState(read);
  const [mapping, setMapping] = useState(start);
  const [isTried, setTried] = useState(false);
  const columns = useMemo(() => columnsOf(table), [table]);
  const missing = missingColumns(mapping);
  const needed = missing.map(({ label }) => say(label)).join(', ');

  const options = [
    { value: '', label: texts.unused },
    ...COLUMNS.map(({ key, label, required }) => ({
      value: key,
      label: required ? texts.needed(say(label)) : say(label),
    })),
  ];
  const nameOf = ({ index, heading }: FileColumn) => heading || texts.unnamed(String(index + 1));

  function keyOf(index: number): string {
    return COLUMNS.find(({ key }) => mapping[key] === index)?.key ?? '';
  }

  function choose(index: number, chosen: string): void {
    const others = Object.entries(mapping).filter(([key, at]) => at !== index && key !== chosen);
    setMapping(Object.fromEntries(isColumnKey(chosen) ? [...others, [chosen, index]] : others));
  }

  function chooseHeadings(at: number): void {
    const other = withHeadings(table, at);
    setTable(other);
    setMapping(guessMapping(other.headings, remembered));
  }

  function submit(): void {
    setTried(true);
    if (missing.length === 0) onDone(table, mapping);
  }

  return (
    <Card title={texts.title}>
      <Stack>
        <p>{texts.text}</p>
        <Note>{texts.note}</Note>
        <SelectField
          label={texts.headings}
          hint={texts.headingsHint}
          value={String(table.headingAt)}
          onChange={({ target }) => chooseHeadings(Number(target.value))}
          options={[
            ...table.lines
              .slice(0, Math.max(MOST_LINES, read.headingAt + 1))
              .map(({ number, cells }, at) => ({
                value: String(at),
                label: `${rowOf(String(number))}: ${startOf(cells)}`,
              })),
            { value: '-1', label: texts.noHeadings },
          ].filter(({ value }) => isHeadable(table, Number(value)))}
        />
        <ColumnsFrame>
          <DataTable
            caption={texts.caption}
            columns={[
              {
                key: 'heading',
                header: texts.yours,
                render: (column) => (
                  <>
                    <span>{nameOf(column)}</span>
                    <Samples>{column.samples.length > 0 ? column.samples.join(' · ') : texts.empty}</Samples>
                  </>
                ),
              },
              {
                key: 'field',
                header: texts.holds,
                render: (column) => (
                  <SelectField
                    label={<VisuallyHidden>{nameOf(column)}</VisuallyHidden>}
                    value={keyOf(column.index)}
                    onChange={({ target }) => choose(column.index, target.value)}
                    options={options}
                  />
                ),
              },
            ]}
            rows={columns}
            rowKey={({ index }) => String(index)}
          />
        </ColumnsFrame>
        {Object.keys(mapping).length > 0 && <Preview table={table} mapping={mapping} />}
        {missing.length > 0 && !isTried && <Note>{texts.missing(needed)}</Note>}
        <FormError>{isTried && missing.length > 0 ? texts.choose(needed) : undefined}</FormError>
        <Row justify="end">
          <Button variant="secondary" onClick={onCancel}>
            {texts.other}
          </Button>
          <Button onClick={submit}>{texts.done}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
