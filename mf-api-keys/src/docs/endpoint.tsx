import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName, toJsonSchema } from '@fleetfoot/shared/api';
import { Card } from '@fleetfoot/shared/ui';
import { Code } from './code';
import { CodeBlock } from './code-block';
import { curlFor } from './curl';
import type { ExampleKey } from './example-key';
import { ANSWERS } from './examples';
import { Fold } from './fold';
import { Prose } from './prose';
import { type SchemaField, schemaFields } from './schema-fields';
import { type Term, TermList } from './term-list';

interface EndpointProps {
  readonly name: ApiRouteName;
  readonly origin: string;
  readonly exampleKey: ExampleKey;
}

function asTerm({ name, type, required, description }: SchemaField): Term {
  return { name, note: `${type}, ${required ? 'required' : 'optional'}`, description };
}

/** One method of one address: what it takes and what it answers. */
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
      <Prose>{route.description}</Prose>
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
