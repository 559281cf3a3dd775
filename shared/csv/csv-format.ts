/** How numbers and columns are written; spreadsheets follow the computer's country. */
export type CsvFormat =
  | { readonly separator: ';'; readonly decimal: ',' }
  | { readonly separator: ','; readonly decimal: '.' };

/** The formats that are offered, the one for computers set to South Africa first. */
export const CSV_FORMATS = {
  local: { label: 'Semicolons, decimal commas', format: { separator: ';', decimal: ',' } },
  plain: { label: 'Commas, decimal points', format: { separator: ',', decimal: '.' } },
} as const satisfies Record<string, { label: string; format: CsvFormat }>;

export type CsvFormatName = keyof typeof CSV_FORMATS;
