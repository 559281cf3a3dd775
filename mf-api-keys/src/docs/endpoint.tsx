import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName, toJsonSchema } from '@fleetfoot/shared/api';
import { Card } from '@fleetfoot/shared/ui';
import { Code } from './code';
import { CodeBlock } from './code-block';
import { curlFor } from './curl';
import type { ExampleKey } from './example-key';
import { ANSWERS } from './examples';
import { FieldsList } from './fields-list';
import { Fold } from './fold';
import { schemaFields } from './schema-fields';

interface EndpointProps {
  readonly name: ApiRouteName;
  readonly origin: string;
  readonly exampleKey: ExampleKey;
}

/** One method of one address: what it takes and what it answers. */
export function Endpoint({ name, origin, exampleKey }: EndpointProps) {
  const route: ApiRoute = API_ROUTES[name];
  const parameters = schemaFields(toJsonSchema(route.query));
  const command = (key: string) => curlFor(name, { origin, key });
  return (
    <Card title={route.summary}>
      <p>
        <Code>
          {route.method} {API_BASE}
          {route.path}
        </Code>
      </p>
      <p>{route.description}</p>
      <CodeBlock
        label={`Example: ${route.summary}`}
        text={command(exampleKey.shown)}
        copied={command(exampleKey.value)}
      />
      <div>
        {parameters.length > 0 && (
          <Fold>
            <summary>Parameters</summary>
            <FieldsList fields={parameters} />
          </Fold>
        )}
        {route.body && (
          <Fold>
            <summary>Fields of the body</summary>
            <FieldsList fields={schemaFields(toJsonSchema(route.body))} />
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
