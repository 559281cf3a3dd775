import { formatMonth, VAT_PERCENT } from '@fleetfoot/shared/billing';
import type { SelectedOrganization } from '@fleetfoot/shared/contract';
import { formatDate, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { Card, EmptyState, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { STATEMENT } from '../../texts/statement';
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
  const title = STATEMENT.title(formatMonth(month));
  return (
    <Sheet>
      <PaperHead data-paper>
        <strong translate="no">{PRODUCT_NAME}</strong>
        <div>
          <strong>{title}</strong>
          <div>{STATEMENT.printed(formatDate(now))}</div>
        </div>
      </PaperHead>
      <Card>
        <Stack gap={6}>
          <Address translate="no">
            <strong>{organization.name}</strong>
            {[line1, line2, `${city} ${postalCode}`.trim()].filter(Boolean).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Address>
          {content.lines.length > 0 ? (
            <StatementTable caption={title} content={content} />
          ) : (
            <EmptyState title={STATEMENT.noPayments} />
          )}
          <Small>
            <p>{STATEMENT.vatDetails(String(VAT_PERCENT), String(100 + VAT_PERCENT))}</p>
            <p>{STATEMENT.purpose}</p>
          </Small>
        </Stack>
      </Card>
    </Sheet>
  );
}
