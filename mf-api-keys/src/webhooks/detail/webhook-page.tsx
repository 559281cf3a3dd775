import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Webhook } from '@fleetfoot/shared/model/api/webhook';
import { may, refusal } from '@fleetfoot/shared/model/team/policy';
import { useOrganization, useRouteParams, useServices } from '@fleetfoot/shared/remote';
import { EmptyState, LinkButton, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { API } from '../../texts/api';
import { WEBHOOK } from '../../texts/webhook';
import { webhookQuery, webhookWrites } from '../data';
import { CallLog } from './call-log';
import { WebhookActions } from './webhook-actions';
import { WebhookSummary } from './webhook-summary';

const BACK = { href: '/api', label: API.title };

function WebhookNotFound() {
  return (
    <EmptyState
      icon="api"
      title={WEBHOOK.notFound}
      action={
        <LinkButton variant="secondary" href="/api">
          {WEBHOOK.all}
        </LinkButton>
      }
    />
  );
}

/** The name of a webhook: what its Admins call it, else where it is. */
function nameOf({ description, url }: Webhook): string {
  return description || new URL(url).host;
}

function AdminsWebhook({ orgID, webhookID }: { readonly orgID: string; readonly webhookID: string }) {
  const services = useServices();
  const result = useLiveDocument(webhookQuery(orgID, webhookID));
  const known = result.status === 'ready' ? result.data : undefined;
  const writes = webhookWrites(orgID, webhookID, services.report);
  return (
    <Page
      title={known ? nameOf(known) : WEBHOOK.title}
      isNamed={Boolean(known)}
      back={BACK}
      actions={known && <WebhookActions webhook={known} writes={writes} />}
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={6} label={WEBHOOK.loading} />}>
        {(webhook) =>
          webhook ? (
            <Stack gap={6}>
              <WebhookSummary webhook={webhook} writes={writes} />
              <CallLog orgID={orgID} webhook={webhook} writes={writes} />
            </Stack>
          ) : (
            <WebhookNotFound />
          )
        }
      </LiveView>
    </Page>
  );
}

export function WebhookPage() {
  const { id, role } = useOrganization();
  const { webhookID = '' } = useRouteParams();
  if (may(role, 'webhook.see')) return <AdminsWebhook orgID={id} webhookID={webhookID} />;
  return (
    <Page title={WEBHOOK.title} back={BACK}>
      <EmptyState icon="api" title={refusal('webhook.see')}>
        {WEBHOOK.askAdmin}
      </EmptyState>
    </Page>
  );
}
