import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { DocumentationCard } from './documentation-card';
import { keysQuery } from './keys.queries';
import { KeysSection } from './keys-section';
import { LogsSection } from './logs-section';

export function ApiPage() {
  const { id } = useOrganization();
  const keys = useLiveDocument(keysQuery(id));
  return (
    <Page title="API" description="Connect your own systems.">
      <Stack gap={6}>
        <LiveView result={keys} skeleton={<SkeletonRows rows={2} label="Loading keys" />}>
          {(data) => <KeysSection keys={data} />}
        </LiveView>
        <LogsSection />
        <DocumentationCard />
      </Stack>
    </Page>
  );
}
