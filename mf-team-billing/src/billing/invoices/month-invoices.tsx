import { formatMonth } from '@fleetfoot/shared/billing';
import { downloadFile, noteExport } from '@fleetfoot/shared/csv';
import { formatDate } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { Invoice } from '@fleetfoot/shared/model/billing/invoice';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { useSession } from '@fleetfoot/shared/remote';
import {
  Button,
  DataTable,
  FormError,
  LiveView,
  Note,
  Row,
  Section,
  SkeletonRows,
  Stack,
} from '@fleetfoot/shared/ui';
import { INVOICE_KINDS, INVOICES } from '../../texts/statement';
import { formatCents } from '../statements/format-cents';
import { sageCsv, xeroCsv } from './accounting-csv';
import { loadPdf } from './data';

const PROGRAMS = [
  { name: 'Xero', csv: xeroCsv },
  { name: 'Sage', csv: sageCsv },
] as const;

interface MonthInvoicesProps {
  readonly orgID: string;
  readonly month: string;
  readonly invoices: Live<readonly Invoice[]>;
}

function PdfButton({ orgID, id }: { readonly orgID: string; readonly id: string }) {
  const { busy, error, run } = useAction({ doubt: INVOICES.pdfDoubt });
  function download(): void {
    void run(async () => {
      const pdf = await loadPdf(orgID, id);
      downloadFile(`${id}.pdf`, 'application/pdf', pdf);
    });
  }
  return (
    <Stack gap={2}>
      <Button variant="secondary" busy={busy} onClick={download} aria-label={INVOICES.pdfOf(id)}>
        {INVOICES.pdf}
      </Button>
      <FormError>{error}</FormError>
    </Stack>
  );
}

/** The month's documents as files for accounting programs; each download is noted in the audit trail. */
function ProgramButtons({ orgID, month, list }: { orgID: string; month: string; list: readonly Invoice[] }) {
  const uid = useSession((state) => state.uid) ?? '';
  const { busy, error, run } = useAction({ doubt: INVOICES.csvDoubt });
  function download({ name, csv }: (typeof PROGRAMS)[number]): void {
    void run(async () => {
      const eventPath = (id: string) => auditEvents.document(orgID, id);
      await noteExport({ uid, eventPath }, { what: `invoices for ${name}`, rows: list.length });
      downloadFile(`invoices-${month}-${name.toLowerCase()}.csv`, 'text/csv;charset=utf-8', csv(list));
    });
  }
  return (
    <Stack gap={2}>
      <Row gap={2}>
        {PROGRAMS.map((program) => (
          <Button
            needsConnection
            key={program.name}
            variant="secondary"
            disabled={busy}
            onClick={() => download(program)}
          >
            {INVOICES.csvFor(program.name)}
          </Button>
        ))}
      </Row>
      <FormError>{error}</FormError>
    </Stack>
  );
}

/** The tax invoices and credit notes of a month. */
export function MonthInvoices({ orgID, month, invoices }: MonthInvoicesProps) {
  return (
    <Section title={INVOICES.title}>
      <LiveView result={invoices} skeleton={<SkeletonRows rows={1} label={INVOICES.loading} />}>
        {(list) =>
          list.length === 0 ? (
            <Note>{INVOICES.none}</Note>
          ) : (
            <Stack gap={3}>
              <DataTable
                caption={INVOICES.caption(formatMonth(month))}
                columns={[
                  { isData: true, key: 'id', header: INVOICES.number, render: ({ id }) => id },
                  { key: 'kind', header: INVOICES.document, render: ({ kind }) => INVOICE_KINDS[kind] },
                  {
                    key: 'issuedAt',
                    header: INVOICES.issued,
                    render: ({ issuedAt }) => formatDate(issuedAt),
                  },
                  {
                    key: 'amount',
                    header: INVOICES.total,
                    align: 'end',
                    render: ({ amount }) => formatCents(amount),
                  },
                  {
                    key: 'pdf',
                    header: INVOICES.file,
                    render: ({ id }) => <PdfButton orgID={orgID} id={id} />,
                  },
                ]}
                rows={list}
                rowKey={({ id }) => id}
              />
              <ProgramButtons orgID={orgID} month={month} list={list} />
            </Stack>
          )
        }
      </LiveView>
    </Section>
  );
}
