import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { NewPublicDeliverySchema } from '@fleetfoot/shared/model/api/new-public-delivery';
import { PublicDeliverySchema } from '@fleetfoot/shared/model/api/public-delivery';
import { PublicDeliveryEditSchema } from '@fleetfoot/shared/model/api/public-edit';
import { WEBHOOK_EVENTS } from '@fleetfoot/shared/model/api/webhook-event';
import { WebhookPayloadSchema } from '@fleetfoot/shared/model/api/webhook-payload';
import type * as v from 'valibot';
import { ApiCancellationSchema, ApiDeliveryPageSchema } from './api-answers';
import { API_ERRORS, type ApiErrorCode, ApiErrorSchema } from './api-error';
import { API_ROUTES, type ApiRoute, COMMON_ERRORS } from './api-routes';
import { type JsonSchema, toJsonSchema } from './json-schema';
import { API_BASE, API_LIMITS } from './limits';

/** The schemas that have names in the document. */
const NAMED = {
  NewDelivery: NewPublicDeliverySchema,
  DeliveryEdit: PublicDeliveryEditSchema,
  Delivery: PublicDeliverySchema,
  DeliveryPage: ApiDeliveryPageSchema,
  Cancellation: ApiCancellationSchema,
  WebhookEvent: WebhookPayloadSchema,
  Error: ApiErrorSchema,
} as const satisfies Record<string, v.GenericSchema>;

function reference(schema: v.GenericSchema): JsonSchema {
  const name = Object.entries(NAMED).find(([, named]) => named === schema)?.[0];
  return name ? { $ref: `#/components/schemas/${name}` } : toJsonSchema(schema);
}

function jsonContent(schema: v.GenericSchema) {
  return { 'application/json': { schema: reference(schema) } };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Your own name for this request, remembered for ${API_LIMITS.idempotencyHours} hours.`,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const REQUEST_ID = {
  'Request-Id': { description: 'The request, as in the log.', schema: { type: 'string' } },
};

function parametersOf({ path, query, idempotency }: ApiRoute): JsonSchema[] {
  const { properties = {}, required = [] } = toJsonSchema(query) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return [
    ...(path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...Object.entries(properties).map(([name, { description, ...schema }]) => ({
      ...{ name, in: 'query', required: required.includes(name), description, schema },
    })),
    ...(idempotency ? [{ ...IDEMPOTENCY_KEY, required: idempotency === 'required' }] : []),
  ];
}

/** The failures of a route by their status. */
function failuresOf({ errors }: ApiRoute): JsonSchema {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of [...COMMON_ERRORS, ...errors]) {
    const [status] = API_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const answers = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), headers: REQUEST_ID, content: jsonContent(ApiErrorSchema) },
  ]);
  return Object.fromEntries(answers);
}

function operationOf(name: string, route: ApiRoute): JsonSchema {
  const { summary, description, body, scopes, success } = route;
  const parameters = parametersOf(route);
  return {
    operationId: name,
    summary,
    description,
    security: [{ key: scopes }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: {
      [success.status]: {
        description: success.description,
        headers: REQUEST_ID,
        content: jsonContent(success.body),
      },
      ...failuresOf(route),
    },
  };
}

const WEBHOOK_HEADERS = {
  'webhook-id': 'The event. The same at every attempt and when it is sent again: do nothing twice.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970. Refuse what is older than five minutes.',
  'webhook-signature':
    'v1, and HMAC-SHA256 of "id.timestamp.body" as base64; several, with spaces between, while a secret is replaced.',
};

/** What is sent to an organisation's own systems, by its event. */
function webhooksOf(): JsonSchema {
  const parameters = Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
  }));
  const events = Object.entries(WEBHOOK_EVENTS).map(([type, summary]) => [
    type,
    {
      post: {
        ...{ operationId: type, summary, parameters, security: [] },
        requestBody: { required: true, content: jsonContent(WebhookPayloadSchema) },
        responses: {
          '2XX': {
            description: 'It has arrived. Anything else, or no answer in 15 seconds, is tried again.',
          },
          '410': { description: 'The webhook is gone: it is switched off.' },
        },
      },
    },
  ]);
  return Object.fromEntries(events);
}

/** The OpenAPI 3.1 document of the API, from the schemas that its server checks with. */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, route] of Object.entries(API_ROUTES)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1.0.0',
      description:
        'Create, list, read, edit and cancel deliveries. Call it from your server: keys are secrets.',
    },
    servers: [{ url: API_BASE }],
    security: [{ key: [] }],
    paths,
    webhooks: webhooksOf(),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key (ff_live_…) or a test key (ff_test_…). The two of an organisation have both scopes, read and write; a named key has those it was created with.',
        },
      },
      schemas: Object.fromEntries(
        Object.entries(NAMED).map(([name, schema]) => [name, toJsonSchema(schema)]),
      ),
    },
  };
}
