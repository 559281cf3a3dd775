import { newDocumentID, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import { useOrganization, useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { notFoundTexts } from '../../../texts/not-found';
import { PageLiveView } from '../../../texts/page-live-view';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringFormTexts, recurringTexts } from '../../../texts/recurring';
import { useContacts } from '../../contacts/use-contacts';
import { deliveryQuery } from '../../data';
import { DeliveryNotFound } from '../../delivery-not-found';
import { recurringQuery, recurringWrites } from '../data';
import { RecurringNotFound } from '../recurring-not-found';
import { RecurringForm } from './recurring-form';
import { editedRecurringValues, newRecurringValues, recurringValuesOf } from './recurring-values';

function Waiting() {
  const { loadingForm } = usePageTexts(recurringTexts);
  return <SkeletonRows rows={8} label={loadingForm} />;
}

interface FormProps {
  readonly draftKey: string;
  readonly defaults: TypedRecurring;
  /** Whether they are those of a delivery, which nobody typed here. */
  readonly isCopied?: boolean;
}

function NewForm({ draftKey, defaults, isCopied = false }: FormProps) {
  const { id: orgID } = useOrganization();
  const services = useServices();
  const texts = usePageTexts(recurringFormTexts);
  const contacts = useContacts(orgID, false);
  // One ID for each opened form: what is created twice is created once.
  const [id] = useState(newDocumentID);
  const [begin] = useState(defaults);
  return (
    <RecurringForm
      draftKey={draftKey}
      defaults={begin}
      contacts={isCopied ? { ...contacts, begun: begin } : contacts}
      confirmLabel={texts.create}
      cancel="/recurring"
      onSave={recurringWrites(orgID, id, services.report).create}
      onSaved={({ name }) => {
        services.announce(texts.created(name));
        services.navigate(`/recurring/${id}`, { replace: true });
      }}
    />
  );
}

function FormOfDelivery({ orgID, deliveryID }: { readonly orgID: string; readonly deliveryID: string }) {
  const { now } = useServices();
  const notFound = usePageTexts(notFoundTexts);
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  return (
    <PageLiveView result={live} skeleton={<Waiting />}>
      {(delivery) =>
        delivery ? (
          <NewForm draftKey={`of.${deliveryID}`} defaults={recurringValuesOf(delivery, now())} isCopied />
        ) : (
          <DeliveryNotFound texts={notFound} />
        )
      }
    </PageLiveView>
  );
}

function EditForm({ recurring }: { readonly recurring: RecurringDelivery }) {
  const { id } = recurring;
  const { id: orgID } = useOrganization();
  const services = useServices();
  const texts = usePageTexts(recurringFormTexts);
  const contacts = useContacts(orgID, false);
  // What was typed before somebody else changed it is of no use.
  const [{ draftKey, values }] = useState(() => ({
    draftKey: `${id}.${recurring.updated_at.getTime()}`,
    values: editedRecurringValues(recurring),
  }));
  return (
    <RecurringForm
      draftKey={draftKey}
      defaults={values}
      present={recurring}
      contacts={contacts}
      confirmLabel={texts.save}
      cancel={`/recurring/${id}`}
      onSave={(details, known = recurring) =>
        recurringWrites(orgID, id, services.report).edit(details, known)
      }
      onSaved={({ name }) => {
        services.announce(texts.changed(name));
        services.navigate(`/recurring/${id}`);
      }}
    />
  );
}

function FormOfRecurring({ orgID, recurringID }: { readonly orgID: string; readonly recurringID: string }) {
  const live = useLiveDocument(recurringQuery(orgID, recurringID));
  return (
    <PageLiveView result={live} skeleton={<Waiting />}>
      {(recurring) => (recurring ? <EditForm recurring={recurring} /> : <RecurringNotFound />)}
    </PageLiveView>
  );
}

interface AnyRecurringFormProps {
  /** The one that is changed. */
  readonly edited?: string | undefined;
}

/** The form of a new recurring delivery, of one that begins with a delivery's details, or of one that is changed. */
export function AnyRecurringForm({ edited }: AnyRecurringFormProps) {
  const { id: orgID } = useOrganization();
  const { now } = useServices();
  const of = useSearchParams().get('of');
  if (edited) return <FormOfRecurring key={edited} orgID={orgID} recurringID={edited} />;
  if (of) return <FormOfDelivery key={of} orgID={orgID} deliveryID={of} />;
  return <NewForm key="new" draftKey="new" defaults={newRecurringValues(now())} />;
}
