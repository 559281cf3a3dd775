import { splitVat, VAT_PERCENT } from '@fleetfoot/shared/billing';
import type { Price } from '@fleetfoot/shared/model';
import { DataTable, DetailList, Note, Stack } from '@fleetfoot/shared/ui';
import { lineLabel, lineReason, rand, roadText } from './price-words';

/** A total with the VAT in it, in cents. */
export function totalItems(total: number) {
  const { exclusive, vat } = splitVat(total);
  return [
    { label: 'Total incl. VAT', value: <strong>{rand(total)}</strong> },
    { label: `VAT ${VAT_PERCENT} % in it`, value: rand(vat) },
    { label: 'Total excl. VAT', value: rand(exclusive) },
  ];
}

interface PriceLinesProps {
  readonly price: Price;
  /** Cents of the price that an earlier charge was for. */
  readonly before?: number;
}

/** How a price comes about: its lines, their sum, and the VAT in it. */
export function PriceLines({ price, before = 0 }: PriceLinesProps) {
  const { lines, total, tariffID } = price;
  return (
    <Stack>
      <DataTable
        caption="What the price is made of"
        columns={[
          { key: 'for', header: 'For', render: ({ line }) => lineLabel(line) },
          { key: 'reason', header: 'How much', render: ({ line }) => lineReason(line) || '–' },
          { key: 'amount', header: 'Amount', align: 'end', render: ({ line }) => rand(line.amount) },
        ]}
        rows={lines.map((line, index) => ({ line, index }))}
        rowKey={({ index }) => String(index)}
      />
      <DetailList
        items={[
          ...totalItems(total),
          ...(before > 0
            ? [
                { label: 'Charged before', value: rand(before) },
                { label: 'Charged here', value: <strong>{rand(total - before)}</strong> },
              ]
            : []),
          { label: 'By road', value: roadText(price) },
          { label: 'Tariff', value: tariffID },
        ]}
      />
      <Note>
        Amounts include VAT. Kilometres are rounded up to the next tenth, each amount to the cent; VAT is
        taken out of the total.
      </Note>
    </Stack>
  );
}
