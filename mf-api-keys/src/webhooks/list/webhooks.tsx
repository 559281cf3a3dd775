import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { may, refusal, type Webhook } from '@fleetfoot/shared/model';
import { PartButton } from '@fleetfoot/shared/parts';
import { useOrganization } from '@fleetfoot/shared/remote';
import {
  type Column,
  DataTable,
  EmptyState,
  LiveView,
  Note,
  Section,
  SkeletonRows,
} from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { webhooksQuery } from '../data';
import { eventsText, modeText, WebhookState } from '../webhook-words';
import type { AddWebhookDialog } from './add-webhook-dialog';

const Address = styled.span`
  overflow-wrap: anywhere;
`;

const COLUMNS: readonly Column<Webhook>[] = [
  { key: 'url', header: 'Address', render: ({ url }) => <Address>{url}</Address> },
  { key: 'description', header: 'Description', render: ({ description }) => description || '–' },
  { key: 'mode', header: 'Mode', render: modeText },
  { key: 'events', header: 'Events', render: eventsText },
  { key: 'state', header: 'State', render: (webhook) => <WebhookState {...webhook} /> },
];

/** The table for Admins. */
export function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0) {
    return (
      <EmptyState title="No webhooks">
        A webhook tells your own system when a delivery is created, collected, delivered or fails.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Webhooks"
      columns={COLUMNS}
      rows={webhooks}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/api/webhooks/${id}`}
    />
  );
}

function AdminsWebhooks({ orgID }: { readonly orgID: string }) {
  const webhooks = useLiveCollection(webhooksQuery(orgID));
  return (
    <LiveView result={webhooks} skeleton={<SkeletonRows rows={2} label="Loading webhooks" />}>
      {(list) => <WebhookTable webhooks={list} />}
    </LiveView>
  );
}

const loadAdd = async () => {
  const { AddWebhookDialog } = await import(/* webpackChunkName: "add-webhook" */ './add-webhook-dialog');
  return AddWebhookDialog;
};

/** Where the organisation's own systems are told of its deliveries. */
export function Webhooks({ orgID }: { readonly orgID: string }) {
  const { role } = useOrganization();
  return (
    <Section
      title="Webhooks"
      actions={
        <PartButton<ComponentProps<typeof AddWebhookDialog>>
          label="Add webhook"
          variant="secondary"
          load={loadAdd}
          isOffered={may(role, 'webhook.create')}
          props={{ orgID }}
        />
      }
    >
      {may(role, 'webhook.see') ? (
        <AdminsWebhooks orgID={orgID} />
      ) : (
        <Note>{refusal('webhook.see')} They tell your own systems what becomes of your deliveries.</Note>
      )}
    </Section>
  );
}
