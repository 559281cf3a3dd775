import { VAT_PERCENT } from '@fleetfoot/shared/billing';
import { formatDate } from '@fleetfoot/shared/domain';
import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { formatCents } from './format-cents';
import type { StatementContent } from './statement-content';
import { StatementFrame } from './statement-table-style';

interface StatementTableProps {
  readonly caption: string;
  readonly content: StatementContent;
}

/** The lines and totals of a statement. The roles are explicit because `display` removes them. */
export function StatementTable({ caption, content: { lines, total } }: StatementTableProps) {
  const totals = [
    { label: 'Total excluding VAT', amount: total.exclusive },
    { label: `VAT ${VAT_PERCENT} %`, amount: total.vat },
    { label: 'Total including VAT', amount: total.inclusive },
  ];
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the layout of a small screen.
    <StatementFrame role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Date
          </th>
          <th role="columnheader" scope="col">
            Description
          </th>
          <th role="columnheader" scope="col">
            Card
          </th>
          <th role="columnheader" scope="col" data-amount>
            Amount incl. VAT
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(({ id, date, description, last4, amount }) => (
          <tr key={id} role="row">
            <td role="cell" data-date>
              {date && formatDate(date)}
            </td>
            <th role="rowheader" scope="row">
              {description}
            </th>
            <td role="cell" data-card>
              {last4 && (
                <>
                  <span aria-hidden="true">•••• {last4}</span>
                  <VisuallyHidden>Card ending in {last4}</VisuallyHidden>
                </>
              )}
            </td>
            <td role="cell" data-amount>
              {formatCents(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        {totals.map(({ label, amount }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row" colSpan={3}>
              {label}
            </th>
            <td role="cell" data-amount>
              {formatCents(amount)}
            </td>
          </tr>
        ))}
      </tfoot>
    </StatementFrame>
    // biome-ignore-end lint/a11y: as above
  );
}
