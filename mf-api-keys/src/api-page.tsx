import { useOrganization } from '@fleetfoot/shared/remote';
import { LinkButton, Page, Stack } from '@fleetfoot/shared/ui';
import { Keys } from './keys/keys';
import { NamedKeys } from './keys/named/named-keys';
import { Logs } from './logs/logs';
import { API } from './texts/api';
import { Webhooks } from './webhooks/list/webhooks';

export function ApiPage() {
  const { id } = useOrganization();
  return (
    <Page
      title={API.title}
      description={API.description}
      actions={
        <LinkButton variant="secondary" href="/api/docs">
          {API.documentation}
        </LinkButton>
      }
    >
      <Stack gap={6}>
        <Keys orgID={id} />
        <NamedKeys orgID={id} />
        <Webhooks orgID={id} />
        <Logs orgID={id} />
      </Stack>
    </Page>
  );
}
