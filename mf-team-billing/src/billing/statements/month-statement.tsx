import { formatMonth } from '@fleetfoot/shared/billing';
import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { PrintStyle } from '@fleetfoot/shared/print';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { bothLive } from './both-live';
import { StatementActions } from './statement-actions';
import { statementContent } from './statement-content';
import { StatementSheet } from './statement-sheet';
import { entriesQuery, statementQuery } from './statements.queries';
import { UnknownMonth } from './unknown-month';

const BACK = { href: '/billing', label: 'Billing Settings' };

/** The statement of a month that there may be. */
export function MonthStatement({ month }: { readonly month: string }) {
  const organization = useOrganization();
  const { now } = useServices();
  const statement = useLiveDocument(statementQuery(organization.id, month));
  const entries = useLiveCollection(entriesQuery(organization.id, month));
  const both = bothLive(statement, entries);
  const known = both.status === 'ready' ? both.data : undefined;
  const content = useMemo(() => known?.[0] && statementContent(known[0], known[1]), [known?.[0], known?.[1]]);
  return (
    <Page
      title={formatMonth(month)}
      description="Statement"
      back={BACK}
      actions={<StatementActions organizationName={organization.name} month={month} content={content} />}
    >
      <PrintStyle />
      <div data-print>
        <LiveView result={both} skeleton={<SkeletonRows rows={4} label="Loading the statement" />}>
          {() =>
            content ? (
              <StatementSheet month={month} organization={organization} content={content} now={now()} />
            ) : (
              <UnknownMonth />
            )
          }
        </LiveView>
      </div>
    </Page>
  );
}
