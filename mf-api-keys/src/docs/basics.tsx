import { API_BASE, API_LIMITS } from '@fleetfoot/shared/api';
import { Button, Card, Row, SelectField } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CodeBlock } from './code-block';
import { Code, Prose } from './docs-style';
import { LANGUAGES, type Language } from './example-code';
import type { ExampleKey } from './examples';

/** A choice of a few words. */
const Narrow = styled.div`
  max-width: 320px;
`;

interface BasicsProps {
  readonly origin: string;
  readonly exampleKey: ExampleKey;
  readonly isRevealed: boolean;
  readonly onReveal: () => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** The address of the API, its authentication, and how its examples are shown. */
export function Basics(props: BasicsProps) {
  const { origin, exampleKey, isRevealed, onReveal, language, onLanguage } = props;
  const header = (key: string) => `Authorization: Bearer ${key}`;
  return (
    <Card title="Authentication">
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
      <Narrow>
        <SelectField
          label="Language of the examples"
          options={LANGUAGE_OPTIONS}
          value={language}
          onChange={({ currentTarget }) => onLanguage(currentTarget.value as Language)}
        />
      </Narrow>
      <Prose>
        A test key sees and makes test deliveries only: no courier, no cost, kept for {API_LIMITS.keptDays}{' '}
        days. Move them on in <a href="/test/deliveries">test mode</a> to try out a delivery's whole life:
        until it is collected it is edited and cancelled as a real one, and it keeps its first price. With
        your API key the same requests are real. Call the API from your server: requests from browsers are
        refused, because a key in a page is known to everybody.
      </Prose>
      <Prose>
        Both keys read and write. An Admin can create more keys under <a href="/api">API</a>, one for each of
        your systems, with the scope <Code>read</Code>, <Code>write</Code> or both. A request beyond the
        scopes of its key is answered with 403 and <Code>scope_missing</Code>.
      </Prose>
    </Card>
  );
}
