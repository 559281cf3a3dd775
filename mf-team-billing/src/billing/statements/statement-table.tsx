import { VAT_PERCENT } from '@fleetfoot/shared/billing';
import { formatDate } from '@fleetfoot/shared/domain';
import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { STATEMENT } from '../../texts/statement';
import { reportHref } from '../campaigns/data';
import { MonthAmount } from '../campaigns/month-amount';
import { TripAmount } from '../trips/trip-amount';
import { formatCents } from './format-cents';
import type { StatementContent, StatementLine } from './statement-content';
import { StatementFrame } from './statement-table-style';

/** Where what a line is for is seen. */
function hrefOf({ trip, campaign }: StatementLine): string | undefined {
  if (trip) return `/deliveries/${trip.deliveryID}`;
  return campaign && reportHref(campaign);
}

/** How much, which opens how it is worked out where that is known. What was given back has no lines. */
function LineAmount({ trip, campaign, amount }: StatementLine) {
  if (amount > 0 && trip) return <TripAmount {...trip} amount={amount} />;
  if (amount > 0 && campaign) return <MonthAmount {...campaign} amount={amount} />;
  return <span>{formatCents(amount)}</span>;
}

interface StatementTableProps {
  readonly caption: string;
  readonly content: StatementContent;
}

/** The lines and totals of a statement. The roles are explicit because `display` removes them. */
export function StatementTable({ caption, content: { lines, total } }: StatementTableProps) {
  const totals = [
    { label: STATEMENT.exclusive, amount: total.exclusive },
    { label: STATEMENT.vat(String(VAT_PERCENT)), amount: total.vat },
    { label: STATEMENT.inclusive, amount: total.inclusive },
  ];
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the layout of a small screen.
    <StatementFrame role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {STATEMENT.date}
          </th>
          <th role="columnheader" scope="col">
            {STATEMENT.description}
          </th>
          <th role="columnheader" scope="col">
            {STATEMENT.card}
          </th>
          <th role="columnheader" scope="col" data-amount>
            {STATEMENT.amount}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <td role="cell" data-date>
              {line.date && formatDate(line.date)}
            </td>
            <th role="rowheader" scope="row">
              {hrefOf(line) ? <a href={hrefOf(line)}>{line.description}</a> : line.description}
            </th>
            <td role="cell" data-card>
              {line.last4 && (
                <>
                  <span aria-hidden="true">{`•••• ${line.last4}`}</span>
                  <VisuallyHidden>{STATEMENT.cardEnding(line.last4)}</VisuallyHidden>
                </>
              )}
            </td>
            <td role="cell" data-amount>
              <LineAmount {...line} />
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
