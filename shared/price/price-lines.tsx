import { splitVat, VAT_PERCENT } from '@fleetfoot/shared/billing';
import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import { DataTable, DetailList, Note, Stack } from '@fleetfoot/shared/ui';
import { PRICE_LINES, type PriceLineTexts } from './price-texts';
import { lineLabel, lineReason, rand, roadText } from './price-words';

/** A total with the VAT in it, in cents. */
export function totalItems(total: number, texts: PriceLineTexts = PRICE_LINES) {
  const { exclusive, vat } = splitVat(total);
  return [
    { label: texts.total, value: <strong>{rand(total)}</strong> },
    { label: texts.vat(String(VAT_PERCENT)), value: rand(vat) },
    { label: texts.exclusive, value: rand(exclusive) },
  ];
}

interface PriceLinesProps {
  readonly price: Price;
  /** Cents of the price that an earlier charge was for. */
  readonly before?: number;
  /** In the language of the page; English without them. */
  readonly texts?: PriceLineTexts;
  /** How long its road is, in that language. */
  readonly road?: string;
}

/** How a price comes about: its lines, their sum, and the VAT in it. */
export function PriceLines(props: PriceLinesProps) {
  const { price, before = 0, texts = PRICE_LINES, road = roadText(price) } = props;
  const { lines, total, tariffID } = price;
  return (
    <Stack>
      <DataTable
        caption={texts.caption}
        columns={[
          { key: 'for', header: texts.reason, render: ({ line }) => lineLabel(line, texts) },
          { key: 'reason', header: texts.quantity, render: ({ line }) => lineReason(line, texts) || '–' },
          { key: 'amount', header: texts.amount, align: 'end', render: ({ line }) => rand(line.amount) },
        ]}
        rows={lines.map((line, index) => ({ line, index }))}
        rowKey={({ index }) => String(index)}
      />
      <DetailList
        items={[
          ...totalItems(total, texts),
          ...(before > 0
            ? [
                { label: texts.before, value: rand(before) },
                { label: texts.here, value: <strong>{rand(total - before)}</strong> },
              ]
            : []),
          { label: texts.road, value: road },
          { label: texts.tariff, value: tariffID },
        ]}
      />
      <Note>{texts.note}</Note>
    </Stack>
  );
}
