import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName, toJsonSchema } from '@fleetfoot/shared/api';
import { Card } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CodeBlock } from './code-block';
import { Code, Prose } from './docs-style';
import { ANSWERS, curlFor, type ExampleKey } from './examples';
import { type SchemaField, schemaFields } from './schema-fields';
import { type Term, TermList } from './term-list';

/** Details that open on their summary. */
const Fold = styled.details`
  min-width: 0;
  summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    font-size: var(--text-sm);
    font-weight: 550;
    cursor: pointer;
  }
  summary::before { content: '▸' / ''; width: 1.25em; }
  &[open] > summary::before { content: '▾' / ''; }
  &[open] { padding-bottom: var(--space-2); }
`;

interface EndpointProps {
  readonly name: ApiRouteName;
  readonly origin: string;
  readonly exampleKey: ExampleKey;
}

function asTerm({ name, type, required, description }: SchemaField): Term {
  return { name, note: `${type}, ${required ? 'required' : 'optional'}`, description };
}

/** One route of the API: parameters, body and answer. */
export function Endpoint({ name, origin, exampleKey }: EndpointProps) {
  const route: ApiRoute = API_ROUTES[name];
  const parameters = schemaFields(toJsonSchema(route.query));
  const command = (key: string) => curlFor(name, { origin, key });
  return (
    <Card title={route.summary}>
      <Prose>
        <Code>
          {route.method} {API_BASE}
          {route.path}
        </Code>
      </Prose>
      <Prose>
        {route.description} It takes a key with the scope <Code>{route.scope}</Code>.
      </Prose>
      <CodeBlock
        label={`Example: ${route.summary}`}
        text={command(exampleKey.shown)}
        copied={command(exampleKey.value)}
      />
      <div>
        {parameters.length > 0 && (
          <Fold>
            <summary>Parameters</summary>
            <TermList terms={parameters.map(asTerm)} />
          </Fold>
        )}
        {route.body && (
          <Fold>
            <summary>Fields of the body</summary>
            <TermList terms={schemaFields(toJsonSchema(route.body)).map(asTerm)} />
          </Fold>
        )}
        <Fold>
          <summary>Answer: {route.success.status}</summary>
          <CodeBlock label={`Answer: ${route.summary}`} text={JSON.stringify(ANSWERS[name], undefined, 2)} />
        </Fold>
      </div>
    </Card>
  );
}
