import type { OrganizationKeys } from '@fleetfoot/shared/domain';
import { Columns, EmptyState } from '@fleetfoot/shared/ui';
import { ApiKeyCard } from './api-key-card';

export function KeysSection({ keys }: { keys: OrganizationKeys | undefined }) {
  if (keys === undefined) return <EmptyState icon="api" title="Your organisation has no keys yet" />;
  return (
    <Columns>
      <ApiKeyCard
        title="API key"
        name="API key"
        purpose="For your live systems. Keep it secret: whoever has it can act for your organisation."
        value={keys.apiKey}
      />
      <ApiKeyCard title="Test key" name="test key" purpose="For trying things out." value={keys.testApiKey} />
    </Columns>
  );
}
