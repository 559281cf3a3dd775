import { expect, type Page } from '@playwright/test';

const HEADINGS = [
  'Reference',
  'Pickup address',
  'Pickup latitude',
  'Pickup longitude',
  'Pickup name',
  'Pickup phone number',
  'Drop-off address',
  'Drop-off latitude',
  'Drop-off longitude',
  'Drop-off name',
  'Drop-off phone number',
  'Gate code',
];

interface ImportLine {
  readonly reference: string;
  readonly phone?: string;
  readonly gateCode?: string;
  readonly address?: string;
  /** Whether the file knows where the drop-off is. */
  readonly hasPlace?: boolean;
}

/** A file as a spreadsheet set to South Africa writes it. */
export function importFile(lines: readonly ImportLine[]): string {
  const rows = lines.map(
    ({
      reference,
      phone = '0821234567',
      gateCode = '',
      address = '5 Vilakazi Street, Soweto',
      hasPlace = true,
    }) => [
      reference,
      '"12 Long Street\nCape Town"',
      '-33,9221',
      '18,4197',
      'Karoo Kitchen',
      '0215550100',
      address,
      ...(hasPlace ? ['-26,2386', '27,9088'] : ['', '']),
      'Naledi Molefe',
      phone,
      gateCode,
    ],
  );
  return `\ufeff${[HEADINGS, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

/** A file of so many good rows, whose references begin alike. */
export function manyLines(prefix: string, count: number): string {
  return importFile(
    Array.from({ length: count }, (_, index) => ({
      reference: `${prefix}-${String(index).padStart(4, '0')}`,
    })),
  );
}

export async function chooseFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText(/rows? ready, /)).toBeVisible();
}

export function createDeliveries(page: Page) {
  return page.getByRole('button', { name: /^Create / });
}
