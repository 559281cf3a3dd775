import { formatMonth, VAT_PERCENT } from '@fleetfoot/shared/billing';
import type { SelectedOrganization } from '@fleetfoot/shared/contract';
import { formatDate, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { Card, EmptyState, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import type { StatementContent } from './statement-content';
import { StatementTable } from './statement-table';

const PaperHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-6);
  margin-bottom: var(--space-6);
  strong { font-size: 15pt; letter-spacing: -0.02em; }
  > :last-child { text-align: end; }
`;

const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  strong { font-weight: 650; }
`;

const Small = styled.div`
  color: var(--muted);
  font-size: var(--text-sm);
  max-width: 68ch;
  text-wrap: pretty;
`;

const Sheet = styled.div`
  @media print {
    section { padding: 0; border: 0; box-shadow: none; }
  }
`;

interface StatementSheetProps {
  readonly month: string;
  readonly organization: Pick<SelectedOrganization, 'name' | 'billingAddress'>;
  readonly content: StatementContent;
  readonly now: Date;
}

/** The sheet of a statement, on screen and, with its own head, on paper. */
export function StatementSheet({ month, organization, content, now }: StatementSheetProps) {
  const { line1, line2, city, postalCode } = organization.billingAddress;
  const title = `Statement for ${formatMonth(month)}`;
  return (
    <Sheet>
      <PaperHead data-paper>
        <strong>{PRODUCT_NAME}</strong>
        <div>
          <strong>{title}</strong>
          <div>Printed on {formatDate(now)}</div>
        </div>
      </PaperHead>
      <Card>
        <Stack gap={6}>
          <Address>
            <strong>{organization.name}</strong>
            {[line1, line2, `${city} ${postalCode}`.trim()].filter(Boolean).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Address>
          {content.lines.length > 0 ? (
            <StatementTable caption={title} content={content} />
          ) : (
            <EmptyState title="No payments this month" />
          )}
          <Small>
            <p>
              Amounts are in rand and include VAT. VAT is worked out once, on the month's total: total ×{' '}
              {VAT_PERCENT} ÷ {100 + VAT_PERCENT}, rounded to the nearest cent.
            </p>
            <p>This is a statement of payments, for your records.</p>
          </Small>
        </Stack>
      </Card>
    </Sheet>
  );
}
