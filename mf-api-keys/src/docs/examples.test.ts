import { API_ROUTES, NewApiDeliverySchema } from '@fleetfoot/shared/api';
import * as v from 'valibot';
import { curlFor } from './curl';
import { ANSWERS, NEW_DELIVERY, ROUTE_NAMES } from './examples';

test('the example of a body is one that the server takes', () => {
  expect(v.safeParse(NewApiDeliverySchema, NEW_DELIVERY).issues).toBeUndefined();
});

test.each(ROUTE_NAMES)('the example of an answer to %s is one that the server gives', (name) => {
  expect(v.safeParse(API_ROUTES[name].success.body, ANSWERS[name]).issues).toBeUndefined();
});

test('a command carries the key, and on a write what makes it safe to send again', () => {
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
