import { Page, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { Basics } from './basics';
import { Endpoint } from './endpoint';
import { ErrorsSection } from './errors-section';
import { ROUTE_NAMES } from './examples';
import { Rules } from './rules';

interface ApiDocsProps {
  /** Origin of the product. */
  readonly origin: string;
  /** The organisation's test key, or a placeholder while it is unknown. */
  readonly testKey: string;
  readonly maskedKey: string;
}

/** The documentation of the API, generated from the schemas that its server validates with. */
export function ApiDocs({ origin, testKey, maskedKey }: ApiDocsProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const exampleKey = { value: testKey, shown: isRevealed ? testKey : maskedKey };
  return (
    <Page
      title="API documentation"
      description={
        <>
          Also for machines:{' '}
          <a href="/v1/openapi.json" target="_blank" rel="noopener">
            OpenAPI 3.1
          </a>
          .
        </>
      }
      back={{ href: '/api', label: 'API' }}
    >
      <Stack gap={6}>
        <Basics
          origin={origin}
          exampleKey={exampleKey}
          isRevealed={isRevealed}
          onReveal={() => setIsRevealed(!isRevealed)}
        />
        <Section title="Deliveries">
          <Stack>
            {ROUTE_NAMES.map((name) => (
              <Endpoint key={name} name={name} origin={origin} exampleKey={exampleKey} />
            ))}
          </Stack>
        </Section>
        <Rules />
        <ErrorsSection />
      </Stack>
    </Page>
  );
}
