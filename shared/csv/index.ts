// Writing files for spreadsheets. Not federated: who writes one bundles this.
export { csvAmount, csvNumber, csvText } from './csv-cell';
export { csvDate } from './csv-date';
export { CsvDialog } from './csv-dialog';
export { csvFile } from './csv-file';
export { CSV_FORMATS, type CsvFormat, type CsvFormatName } from './csv-format';
export { downloadFile } from './download-file';
