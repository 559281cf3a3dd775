import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { InvoiceDetails } from '@fleetfoot/shared/model/billing/invoice';
import { may } from '@fleetfoot/shared/model/team/policy';
import { PartButton } from '@fleetfoot/shared/parts';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Card, DetailList, LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { INVOICE_DETAILS } from '../../texts/billing';
import { detailsQuery, saveDetails } from './data';
import type { DetailsDialog } from './details-dialog';

const loadDialog = async () => (await import('./details-dialog')).DetailsDialog;

/** Whom invoices are made out to, which Admins change. */
export function InvoiceDetailsSection() {
  const { id: orgID, name, role } = useOrganization();
  const { announce } = useServices();
  const set = useLiveDocument(detailsQuery(orgID));
  const usual: InvoiceDetails = { legalName: name, vatNumber: '', recipients: [] };

  async function save(details: InvoiceDetails): Promise<void> {
    await saveDetails(orgID, details);
    announce(INVOICE_DETAILS.changed);
  }
  return (
    <Section
      title={INVOICE_DETAILS.title}
      actions={
        may(role, 'invoiceDetails.save') &&
        set.status === 'ready' && (
          <PartButton<ComponentProps<typeof DetailsDialog>>
            label={INVOICE_DETAILS.change}
            needsConnection
            variant="secondary"
            load={loadDialog}
            props={{ details: set.data ?? usual, onSave: save }}
          />
        )
      }
    >
      <LiveView result={set} skeleton={<SkeletonRows rows={2} label={INVOICE_DETAILS.loading} />}>
        {(details) => {
          const { legalName, vatNumber, recipients } = details ?? usual;
          return (
            <Card>
              <DetailList
                items={[
                  { isData: true, label: INVOICE_DETAILS.name, value: legalName },
                  { isData: true, label: INVOICE_DETAILS.vatNumber, value: vatNumber },
                  { isData: true, label: INVOICE_DETAILS.emails, value: recipients.join(', ') },
                ]}
              />
            </Card>
          );
        }}
      </LiveView>
    </Section>
  );
}
