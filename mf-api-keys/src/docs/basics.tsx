import { API_BASE, API_LIMITS } from '@fleetfoot/shared/api';
import { Button, Card, Row } from '@fleetfoot/shared/ui';
import { CodeBlock } from './code-block';
import { Code, Prose } from './docs-style';
import type { ExampleKey } from './examples';

interface BasicsProps {
  readonly origin: string;
  readonly exampleKey: ExampleKey;
  readonly isRevealed: boolean;
  readonly onReveal: () => void;
}

/** The address of the API and its authentication. */
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
        <Button variant="secondary" onClick={onReveal}>
          {isRevealed ? 'Hide' : 'Show'} test key in the examples
        </Button>
      </Row>
      <Prose>
        A test key sees and makes test deliveries only: no courier, no cost, kept for {API_LIMITS.keptDays}{' '}
        days. With your API key the same requests are real. Call the API from your server: requests from
        browsers are refused, because a key in a page is known to everybody.
      </Prose>
      <Prose>
        Both keys read and write. An Admin can create more keys under <a href="/api">API</a>, one for each of
        your systems, with the scope <Code>read</Code>, <Code>write</Code> or both. A request beyond the
        scopes of its key is answered with 403 and <Code>scope_missing</Code>.
      </Prose>
    </Card>
  );
}
