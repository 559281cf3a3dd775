import { API_BASE, API_LIMITS } from '@fleetfoot/shared/api';
import { Button, Card, Row } from '@fleetfoot/shared/ui';
import { Code } from './code';
import { CodeBlock } from './code-block';
import type { ExampleKey } from './example-key';
import { Prose } from './prose';

interface BasicsProps {
  readonly origin: string;
  readonly exampleKey: ExampleKey;
  readonly isRevealed: boolean;
  readonly onReveal: () => void;
}

/** Where the API is and how to be let in. */
export function Basics({ origin, exampleKey, isRevealed, onReveal }: BasicsProps) {
  const header = (key: string) => `Authorization: Bearer ${key}`;
  return (
    <Card title="Getting in">
      <Prose>
        The API is at <Code>{`${origin}${API_BASE}`}</Code>. It takes and answers JSON. Send a key with every
        request; the examples here have your test key.
      </Prose>
      <CodeBlock
        label="The header with your test key"
        text={header(exampleKey.shown)}
        copied={header(exampleKey.value)}
      />
      <Row>
        <Button variant="secondary" aria-pressed={isRevealed} onClick={onReveal}>
          Show test key in the examples
        </Button>
      </Row>
      <Prose>
        A test key sees and makes test deliveries only: no courier, no cost, kept for {API_LIMITS.keptDays}{' '}
        days. With your API key the same requests are real. Call the API from your server: requests from
        browsers are refused, because a key in a page is known to everybody.
      </Prose>
    </Card>
  );
}
