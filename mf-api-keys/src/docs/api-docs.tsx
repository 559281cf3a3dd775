import { richText } from '@fleetfoot/shared/texts';
import { Page, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { DOCS } from '../texts/docs';
import { Basics } from './basics';
import { Endpoint } from './endpoint';
import { ErrorsSection } from './errors-section';
import type { Language } from './example-code';
import { ROUTE_NAMES } from './examples';
import { Rules } from './rules';
import { WebhooksSection } from './webhooks-section';

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
  const [language, setLanguage] = useState<Language>('curl');
  const exampleKey = { value: testKey, shown: isRevealed ? testKey : maskedKey };
  return (
    <Page
      title={DOCS.title}
      description={richText(
        DOCS.forMachines,
        <a href="/v1/openapi.json" target="_blank" rel="noopener">
          {DOCS.openApi}
        </a>,
      )}
      back={{ href: '/api', label: DOCS.back }}
    >
      <Stack gap={6}>
        <Basics
          origin={origin}
          exampleKey={exampleKey}
          isRevealed={isRevealed}
          onReveal={() => setIsRevealed(!isRevealed)}
          language={language}
          onLanguage={setLanguage}
        />
        <Section title={DOCS.deliveries}>
          <Stack>
            {ROUTE_NAMES.map((name) => (
              <Endpoint key={name} name={name} origin={origin} exampleKey={exampleKey} language={language} />
            ))}
          </Stack>
        </Section>
        <Rules />
        <WebhooksSection />
        <ErrorsSection />
      </Stack>
    </Page>
  );
}
