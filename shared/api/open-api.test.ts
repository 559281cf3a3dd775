import { NewPublicDeliverySchema } from '@fleetfoot/shared/model/api/new-public-delivery';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import * as v from 'valibot';
import { API_ERRORS } from './api-error';
import { API_ROUTES } from './api-routes';
import type { JsonSchema } from './json-schema';

import { openApiDocument } from './open-api';

const api = openApiDocument() as {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, JsonSchema & { responses: Record<string, JsonSchema> }>>;
  readonly components: { readonly schemas: Record<string, JsonSchema> };
};

function everyValue(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...everyValue(inner, key),
  ]);
}

test('has every route, with its success and the failures it can have', () => {
  expect(api.openapi).toBe('3.1.0');
  for (const { method, path, success, errors } of Object.values(API_ROUTES)) {
    const { responses } = api.paths[path]?.[method.toLowerCase()] ?? { responses: {} };
    const statuses = errors.map((code) => String(API_ERRORS[code][0]));
    const always = ['400', '401', '403', '429', '500'];
    expect(new Set(Object.keys(responses))).toEqual(
      new Set([String(success.status), ...always, ...statuses]),
    );
  }
});

test('every route names the scope that its key needs, which a new route is asked for', () => {
  const scopes = Object.values(API_ROUTES).map(({ method, path, scopes: needed }) => {
    const { security, responses } = api.paths[path]?.[method.toLowerCase()] ?? { responses: {} };
    expect(security).toEqual([{ key: needed }]);
    expect(responses['403']?.['description']).toContain('scope_missing');
    // What changes something is a POST or a PATCH; the latter answers with what it did not send.
    return [method, ...needed];
  });
  expect(new Set(scopes.map(String))).toEqual(new Set(['GET,read', 'POST,write', 'PATCH,read,write']));
});

test('every event of webhooks is told, with the headers that sign it', () => {
  const { webhooks } = openApiDocument() as { webhooks: Record<string, { post: JsonSchema }> };
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENT_TYPES]);
  for (const { post } of Object.values(webhooks)) {
    const names = (post['parameters'] as readonly { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  }
});

test('every reference leads to a schema, and nothing is lost on the way to JSON', () => {
  const references = new Set(everyValue(api, '$ref'));
  expect(references.size).toBeGreaterThan(3);
  for (const reference of references) {
    const name = String(reference).replace('#/components/schemas/', '');
    expect(api.components.schemas[name]).toBeDefined();
  }
  expect(JSON.parse(JSON.stringify(api))).toEqual(api);
});

interface Field {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Field>>;
}

test('its examples are such as the server takes', () => {
  const { oneOf } = api.components.schemas['NewDelivery'] as unknown as { oneOf: readonly Field[] };
  const fields = oneOf[0]?.properties ?? {};
  const example = (field: Field | undefined) => field?.examples?.[0];
  const stop = (name: string) => ({
    address: example(fields[name]?.properties?.['address']),
    phone_number: example(fields[name]?.properties?.['phone_number']),
    ...{ latitude: -26.2, longitude: 27.9, name: 'Thandi' },
  });
  const body = {
    ...{ urgency_level: 'on_demand', deliverable_action: 'meet_at_door' },
    ...{ external_id: example(fields['external_id']), pickup: stop('pickup'), dropoff: stop('dropoff') },
  };
  expect(v.safeParse(NewPublicDeliverySchema, body).issues).toBeUndefined();
});
