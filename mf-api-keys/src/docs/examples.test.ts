import { API_ROUTES } from '@fleetfoot/shared/api';
import { NewPublicDeliverySchema } from '@fleetfoot/shared/model';
import * as v from 'valibot';
import { ANSWERS, curlFor, NEW_DELIVERY, ROUTE_NAMES } from './examples';

test('the example of a body is accepted by the schema of the server', () => {
  expect(v.safeParse(NewPublicDeliverySchema, NEW_DELIVERY).issues).toBeUndefined();
});

test.each(ROUTE_NAMES)('the example of an answer to %s matches the schema of the server', (name) => {
  expect(v.safeParse(API_ROUTES[name].success.body, ANSWERS[name]).issues).toBeUndefined();
});

test('a command carries the key, and a write an idempotency key', () => {
  const options = { origin: 'https://app.example.com', key: 'ff_test_x' };
  expect(curlFor('getDelivery', options)).toBe(
    [
      "curl 'https://app.example.com/v1/deliveries/Zk3nP0vQ8sT1uW5xY7aB' \\",
      "  -H 'Authorization: Bearer ff_test_x'",
    ].join('\n'),
  );
  const create = curlFor('createDelivery', options);
  expect(create).toContain("curl -X POST 'https://app.example.com/v1/deliveries' \\\n");
  expect(create).toContain('-H "Idempotency-Key: $(uuidgen)" \\\n');
  const [, sent = ''] = /-d '([^']*)'$/.exec(create) ?? [];
  expect(JSON.parse(sent)).toEqual(NEW_DELIVERY);
});
