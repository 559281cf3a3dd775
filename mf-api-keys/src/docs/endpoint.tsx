import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName, toJsonSchema } from '@fleetfoot/shared/api';
import { richText } from '@fleetfoot/shared/texts';
import { Card } from '@fleetfoot/shared/ui';
import { Fold } from '../fold';
import { DOCS } from '../texts/docs';
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
  return { name, note: (required ? DOCS.endpoint.required : DOCS.endpoint.optional)(type), description };
}

/** One route of the API: parameters, body and answer. */
export function Endpoint({ name, origin, exampleKey, language }: EndpointProps) {
  const route: ApiRoute = API_ROUTES[name];
  const scopes: readonly string[] = route.scopes;
  const parameters = schemaFields(toJsonSchema(route.query));
  const code = (key: string) => exampleCode(language, exampleCall(name, { origin, key }));
  return (
    <Card title={route.summary}>
      <Prose>
        <Code translate="no">{`${route.method} ${API_BASE}${route.path}`}</Code>
      </Prose>
      <Prose>
        {richText(
          scopes.length === 1 ? DOCS.endpoint.scope : DOCS.endpoint.scopes,
          route.description,
          <Code translate="no">{scopes.reduce(DOCS.endpoint.bothScopes)}</Code>,
        )}
      </Prose>
      <CodeBlock
        label={DOCS.endpoint.example(route.summary)}
        text={code(exampleKey.shown)}
        secret={exampleKey}
      />
      <div>
        {parameters.length > 0 && (
          <Fold>
            <summary>{DOCS.endpoint.parameters}</summary>
            <TermList terms={parameters.map(asTerm)} />
          </Fold>
        )}
        {route.body && (
          <Fold>
            <summary>{DOCS.endpoint.body}</summary>
            <TermList terms={schemaFields(toJsonSchema(route.body)).map(asTerm)} />
          </Fold>
        )}
        <Fold>
          <summary>{DOCS.endpoint.answer(String(route.success.status))}</summary>
          <CodeBlock
            label={DOCS.endpoint.answer(route.summary)}
            text={JSON.stringify(ANSWERS[name], undefined, 2)}
          />
        </Fold>
      </div>
    </Card>
  );
}
