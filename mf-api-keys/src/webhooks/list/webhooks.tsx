import { useLiveCollection } from '@fleetfoot/shared/firebase';
import type { Webhook } from '@fleetfoot/shared/model/api/webhook';
import { may, refusal } from '@fleetfoot/shared/model/team/policy';
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
import { WEBHOOKS } from '../../texts/webhooks';
import { webhooksQuery } from '../data';
import { eventsText, WebhookState } from '../webhook-words';
import type { AddWebhookDialog } from './add-webhook-dialog';

const Address = styled.span`
  overflow-wrap: anywhere;
`;

const COLUMNS: readonly Column<Webhook>[] = [
  { isData: true, key: 'url', header: WEBHOOKS.columns.url, render: ({ url }) => <Address>{url}</Address> },
  {
    key: 'description',
    header: WEBHOOKS.columns.description,
    render: ({ description }) => description || '–',
  },
  { key: 'mode', header: WEBHOOKS.columns.mode, render: ({ mode }) => WEBHOOKS.modes[mode] },
  { key: 'events', header: WEBHOOKS.columns.events, render: eventsText },
  { key: 'state', header: WEBHOOKS.columns.state, render: (webhook) => <WebhookState {...webhook} /> },
];

/** The table for Admins. */
export function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0) {
    return <EmptyState title={WEBHOOKS.none}>{WEBHOOKS.purpose}</EmptyState>;
  }
  return (
    <DataTable
      caption={WEBHOOKS.title}
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
    <LiveView result={webhooks} skeleton={<SkeletonRows rows={2} label={WEBHOOKS.loading} />}>
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
      title={WEBHOOKS.title}
      actions={
        <PartButton<ComponentProps<typeof AddWebhookDialog>>
          label={WEBHOOKS.add}
          needsConnection
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
        <Note>{`${refusal('webhook.see')} ${WEBHOOKS.purposeForMembers}`}</Note>
      )}
    </Section>
  );
}
