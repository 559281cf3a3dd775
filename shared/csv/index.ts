// Writing files for spreadsheets. Not federated: who writes one bundles this.
export { CSV_WORDS, CsvDialog } from './csv-dialog';
export {
  CSV_FORMATS,
  type CsvFormat,
  csvAmount,
  csvDate,
  csvFile,
  csvNumber,
  csvText,
  downloadFile,
} from './csv-file';
export { DocumentActions } from './document-actions';
export { noteExport } from './note-export';
