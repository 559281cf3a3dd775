import { formatMonth } from '@fleetfoot/shared/billing';
import { DocumentActions } from '@fleetfoot/shared/csv';
import { type Live, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { StatementSchema } from '@fleetfoot/shared/model/billing/ledger';
import { PrintStyle } from '@fleetfoot/shared/print';
import { useOrganization, useRouteParams, useServices } from '@fleetfoot/shared/remote';
import * as v from '@fleetfoot/shared/schema';
import { EmptyState, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { STATEMENT } from '../../texts/statement';
import { invoicesQuery } from '../invoices/data';
import { MonthInvoices } from '../invoices/month-invoices';
import { entriesQuery, statementQuery } from './data';
import { statementContent } from './statement-content';
import { csvFileName, statementCsv } from './statement-csv';
import { StatementSheet } from './statement-sheet';

const BACK = { href: '/billing', label: STATEMENT.back };

/** Two live reads as one: ready when both are, out of date when one is. */
function bothLive<A, B>(first: Live<A>, second: Live<B>): Live<readonly [A, B]> {
  if (first.status === 'error') return first;
  if (second.status === 'error') return second;
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading' };
  const asOf = first.asOf ?? second.asOf;
  const offline = first.offline || second.offline;
  return { status: 'ready', data: [first.data, second.data], offline, ...(asOf && { asOf }) };
}

/** As it is, without a notice of its own: what is said of the statement holds for the page. */
function quiet<T>(live: Live<T>): Live<T> {
  return live.status === 'ready' ? { status: 'ready', data: live.data, offline: false } : live;
}

function UnknownMonth() {
  return (
    <EmptyState icon="billing" title={STATEMENT.none} action={<a href="/billing">{STATEMENT.all}</a>}>
      {STATEMENT.noneDetails}
    </EmptyState>
  );
}

/** The statement of a valid month, which may have none. */
function MonthStatement({ month }: { readonly month: string }) {
  const organization = useOrganization();
  const { now } = useServices();
  const statement = useLiveDocument(statementQuery(organization.id, month));
  const entries = useLiveCollection(entriesQuery(organization.id, month));
  const invoices = useLiveCollection(invoicesQuery(organization.id, month));
  const both = bothLive(statement, entries);
  const known = both.status === 'ready' ? both.data : undefined;
  const content = useMemo(() => known?.[0] && statementContent(known[0], known[1]), [known?.[0], known?.[1]]);
  return (
    <Page
      title={formatMonth(month)}
      description={STATEMENT.name}
      back={BACK}
      actions={
        content && (
          <DocumentActions
            exported={{ what: 'statement', rows: content.lines.length }}
            fileName={csvFileName(organization.name, month)}
            csv={(format) => statementCsv(content, format)}
          />
        )
      }
    >
      <PrintStyle />
      <div data-print>
        <LiveView result={both} skeleton={<SkeletonRows rows={4} label={STATEMENT.loading} />}>
          {() =>
            content ? (
              <StatementSheet month={month} organization={organization} content={content} now={now()} />
            ) : (
              <UnknownMonth />
            )
          }
        </LiveView>
      </div>
      {content && <MonthInvoices orgID={organization.id} month={month} invoices={quiet(invoices)} />}
    </Page>
  );
}

export function StatementPage() {
  const { month } = useRouteParams();
  if (v.is(StatementSchema.entries.id, month)) return <MonthStatement month={month} />;
  return (
    <Page title={STATEMENT.name} back={BACK}>
      <UnknownMonth />
    </Page>
  );
}
