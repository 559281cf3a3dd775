import { ChoiceField } from '@fleetfoot/shared/forms';
import { Button, Card, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { importTexts } from '../../texts/import';
import { usePageTexts } from '../../texts/page-texts';
import type { Encoding } from './decode';
import type { Table } from './parse-table';
import type { EncodingChoice } from './read-file';

/** What systems call their encodings; the others are said in words. */
const NAMES: Readonly<Partial<Record<Encoding, string>>> = {
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  cp850: 'MS-DOS',
  mixed: 'UTF-8 + Windows',
};

interface EncodingQuestionProps {
  readonly fileName: string;
  /** The likely one first. */
  readonly choices: readonly EncodingChoice[];
  readonly onDone: (table: Table) => void;
  readonly onCancel: () => void;
}

/** Asks how the characters of a file are to be read, by words of the file. */
export function EncodingQuestion({ fileName, choices, onDone, onCancel }: EncodingQuestionProps) {
  const { encoding: texts, map } = usePageTexts(importTexts);
  const [chosen, choose] = useState<string>(choices[0]?.encoding ?? '');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const table = choices.find(({ encoding }) => encoding === chosen)?.table;
  return (
    <Card title={fileName}>
      <Stack ref={frame} tabIndex={-1} role="group" aria-label={fileName}>
        <p>{texts.text}</p>
        <ChoiceField
          legend={texts.question}
          name="encoding"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={choices.map(({ encoding, sample }) => ({
            value: encoding,
            label: `${sample} (${NAMES[encoding] ?? (encoding === 'twice' ? texts.repaired : texts.asItIs)})`,
          }))}
        />
        <Note>{texts.note}</Note>
        <Row justify="end">
          <Button variant="secondary" onClick={onCancel}>
            {map.other}
          </Button>
          <Button onClick={() => table && onDone(table)}>{texts.done}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
