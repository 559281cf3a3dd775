import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName, toJsonSchema } from '@fleetfoot/shared/api';
import { Card } from '@fleetfoot/shared/ui';
import { Fold } from '../fold';
import { CodeBlock } from './code-block';
import { Code, Prose } from './docs-style';
import { exampleCode, type Language } from './example-code';
import { ANSWERS, type ExampleKey, exampleCall } from './examples';
import { type SchemaField, schemaFields } from './schema-fields';
import { type Term, TermList } from './term-list';

interface EndpointProps {
  readonly name: ApiRouteName;
  readonly origin: string;
  readonly exampleKey: ExampleKey;
  readonly language: Language;
}

function asTerm({ name, type, required, description }: SchemaField): Term {
  return { name, note: `${type}, ${required ? 'required' : 'optional'}`, description };
}

/** One route of the API: parameters, body and answer. */
export function Endpoint({ name, origin, exampleKey, language }: EndpointProps) {
  const route: ApiRoute = API_ROUTES[name];
  const parameters = schemaFields(toJsonSchema(route.query));
  const code = (key: string) => exampleCode(language, exampleCall(name, { origin, key }));
  return (
    <Card title={route.summary}>
      <Prose>
        <Code>
          {route.method} {API_BASE}
          {route.path}
        </Code>
      </Prose>
      <Prose>
        {route.description} It takes a key with the {route.scopes.length === 1 ? 'scope' : 'scopes'}{' '}
        <Code>{route.scopes.join(' and ')}</Code>.
      </Prose>
      <CodeBlock
        label={`Example: ${route.summary}`}
        text={code(exampleKey.shown)}
        copied={code(exampleKey.value)}
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
