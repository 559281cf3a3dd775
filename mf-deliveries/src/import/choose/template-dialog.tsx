import { CsvDialog, type CsvFormat, csvFile, csvNumber, csvText, downloadFile } from '@fleetfoot/shared/csv';
import { csvTexts } from '../../texts/csv';
import { dialogWords } from '../../texts/dialogs';
import { useFailureWords } from '../../texts/failure-words';
import { usePageTexts } from '../../texts/page-texts';
import { Translated } from '../../texts/translated';
import { CELL_COLUMNS, type ImportColumn } from '../columns';

const TEMPLATE_NAME = 'deliveries-template.csv';

function exampleCell({ example }: ImportColumn, format: CsvFormat): string {
  return typeof example === 'number' ? csvNumber(example, format) : csvText(example);
}

/** A file with every column that a row keeps, and a row to follow. */
export function templateCsv(format: CsvFormat): string {
  const headings = CELL_COLUMNS.map(({ label }) => csvText(label));
  return csvFile([headings, CELL_COLUMNS.map((column) => exampleCell(column, format))], format);
}

interface TemplateDialogProps {
  readonly onClose: () => void;
}

function TemplateForm({ onClose }: TemplateDialogProps) {
  const { dialog } = usePageTexts(csvTexts);
  const say = useFailureWords();
  function download(format: CsvFormat): void {
    downloadFile(TEMPLATE_NAME, 'text/csv;charset=utf-8', templateCsv(format));
  }
  return <CsvDialog words={dialog} say={say} onDownload={download} onClose={onClose} />;
}

/** Gives a file to fill in. */
export function TemplateDialog(props: TemplateDialogProps) {
  return (
    <Translated groups={dialogWords}>
      <TemplateForm {...props} />
    </Translated>
  );
}
