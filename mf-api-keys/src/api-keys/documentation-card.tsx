import { API_DOCS_URL } from '@fleetfoot/shared/domain';
import { Card, ExternalLink } from '@fleetfoot/shared/ui';

export function DocumentationCard() {
  return (
    <Card title="Documentation">
      <p>
        How to call the API: <ExternalLink href={API_DOCS_URL}>API documentation</ExternalLink>.
      </p>
    </Card>
  );
}
