import { isDataLight } from '@fleetfoot/shared/device';
import { cleanText } from '@fleetfoot/shared/domain';
import { PartButton } from '@fleetfoot/shared/parts';
import { Button, Card, FormError, Row, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { usePageTexts } from '../../texts/page-texts';
import { LazyCard } from '../lazy-card';
import { ColumnGuide } from './column-guide';
import type { Table } from './parse-table';
import type { EncodingChoice, ReadResult } from './read-file';

// What reads files is large, and needed only when there is one.
const loadReader = () => import(/* webpackChunkName: "read-file" */ './read-file');

const loadQuestion = async () =>
  (await import(/* webpackChunkName: "read-file" */ './encoding-question')).EncodingQuestion;

const loadTemplate = async () => {
  const { TemplateDialog } = await import(/* webpackChunkName: "read-file" */ './template-dialog');
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
  /** @param isCurrent whether no other file or paste came after it, and the page is still there */
  readonly onRead: (fileName: string, table: Table, isCurrent: () => boolean) => Promise<void>;
  /** Told when somebody sets about choosing, so that what comes next may be loaded. */
  readonly onWanted: () => void;
}

/** A table whose characters are in doubt. */
interface Doubt {
  readonly name: string;
  readonly choices: readonly EncodingChoice[];
  readonly isCurrent: () => boolean;
}

type Reader = Awaited<ReturnType<typeof loadReader>>;

/** Whether a page's paste is a table, and not a word for one of its fields. */
function isPastedTable({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !isField && /[\t\n]/.test(clipboardData?.getData('text/plain') ?? '');
}

/** Takes a file, or rows that were copied in a spreadsheet: pasted into the box or anywhere on the page. */
export function ChooseFile({ onRead, onWanted }: ChooseFileProps) {
  const texts = usePageTexts(importTexts);
  const { file: words } = texts;
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [doubt, setDoubt] = useState<Doubt>();
  const attempts = useRef(0);
  useEffect(
    () => () => {
      attempts.current += 1;
    },
    [],
  );

  /** Nobody waits for what they are about to need; who saves data may yet leave it. */
  function prepare(): void {
    if (isDataLight()) return;
    loadReader().catch(() => {});
    onWanted();
  }

  async function take(
    name: string,
    read: (reader: Reader) => ReadResult | Promise<ReadResult>,
    failure: string,
  ): Promise<void> {
    attempts.current += 1;
    const attempt = attempts.current;
    const isCurrent = () => attempts.current === attempt;
    setProblem(undefined);
    prepare();
    try {
      const result = await read(await loadReader());
      if (!isCurrent()) return;
      if (!result.ok) setProblem(result.message);
      else if (result.choices) setDoubt({ name, choices: result.choices, isCurrent });
      else await onRead(name, result.table, isCurrent);
    } catch {
      if (isCurrent()) setProblem(failure);
    }
    if (isCurrent()) setBusy(false);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(false);
    await take(file.name, ({ readFile }) => readFile(file, texts), words.failed);
    // The same file can be chosen again once it was changed.
    target.value = '';
  }

  async function takePasted(text: string): Promise<void> {
    setBusy(true);
    await take(words.pasted, ({ readPasted }) => readPasted(text, texts), words.pasteFailed);
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isPastedTable(event)) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // It stays in the box, should it have to be corrected.
    setPasted(text);
    void takePasted(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  if (doubt) {
    return (
      <LazyCard
        name="encoding-question"
        load={loadQuestion}
        onLeave={() => setDoubt(undefined)}
        props={{
          fileName: doubt.name,
          choices: doubt.choices,
          onDone: (table: Table) => void onRead(doubt.name, table, doubt.isCurrent),
          onCancel: () => setDoubt(undefined),
        }}
      />
    );
  }
  return (
    <Card>
      <Stack>
        <Target>
          <TextField
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            label={words.label}
            hint={words.hint}
            onChange={choose}
            onClick={prepare}
            onDragEnter={prepare}
          />
        </Target>
        <TextAreaField
          label={words.paste}
          hint={words.pasteHint}
          rows={3}
          value={pasted}
          onFocus={prepare}
          onChange={({ target }) => setPasted(target.value)}
        />
        <FormError>{problem}</FormError>
        <Row>
          <Button
            variant="secondary"
            busy={isBusy}
            disabled={cleanText(pasted) === ''}
            onClick={() => void takePasted(pasted)}
          >
            {words.read}
          </Button>
          <PartButton
            label={words.template}
            variant="secondary"
            load={loadTemplate}
            props={{}}
            failure={words.templateFailed}
          />
        </Row>
        <ColumnGuide />
      </Stack>
    </Card>
  );
}
