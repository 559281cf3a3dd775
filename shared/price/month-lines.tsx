import type { MonthPrice } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { DataTable, DetailList, Note, Stack } from '@fleetfoot/shared/ui';
import { totalItems } from './price-lines';
import { rand } from './price-words';

/** How the price of a campaign's month comes about: its bikes, what downtime takes off, and the VAT in it. */
export function MonthLines({ price }: { readonly price: MonthPrice }) {
  const { bikes, perBike, full, discounts, total } = price;
  const count = bikes === 1 ? '1 bike' : `${bikes} bikes`;
  const lines = [
    {
      label: 'Monthly fee',
      reason: perBike === undefined ? count : `${count} at ${rand(perBike)}`,
      amount: full,
    },
    ...discounts.map(({ regNo, reason, amount }) => ({
      ...{ label: `Downtime of ${regNo}`, reason, amount: -amount },
    })),
  ];
  return (
    <Stack>
      <DataTable
        caption="What the price is made of"
        columns={[
          { key: 'for', header: 'For', render: ({ label }) => label },
          { key: 'reason', header: 'How much', render: ({ reason }) => reason || '–' },
          { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => rand(amount) },
        ]}
        rows={lines.map((line, index) => ({ ...line, index }))}
        rowKey={({ index }) => String(index)}
      />
      <DetailList items={totalItems(total)} />
      <Note>
        Amounts include VAT, which is taken out of the total. A month never comes to less than nothing.
      </Note>
    </Stack>
  );
}
