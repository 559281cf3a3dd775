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

/** What a shop exports: no pickup, an address of four columns, and in it what orders have wrong. */
export const MESSY_LINES: readonly string[] = [
  'Order no;Customer;Cell;Street;Suburb;City;Postal code',
  'KK-1;Naledi Molefe;082 123 4567;5 Vilakazi Street;Orlando West;Soweto;1804',
  'KK-2;Pieter Botha;+27831234567;286 Fox Street;Maboneng;Johannesburg;2094',
  'KK-3;Ayesha Khan;0841234567;12 Main Road;;;',
  'KK-4;Sipho Dube;12;7 Long Street;;Cape Town;8001',
  'KK-5;Thandi Nkosi;0851234567;3 Xyzzy Close;Qqqq;;',
  'KK-1;Naledi Molefe;082 123 4567;5 Vilakazi Street;Orlando West;Soweto;1804',
];

export async function chooseFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText(/rows? ready, /)).toBeVisible();
}

export function createDeliveries(page: Page) {
  return page.getByRole('button', { name: /^Create / });
}
