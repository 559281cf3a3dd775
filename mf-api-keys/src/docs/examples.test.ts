import { API_ROUTES } from '@fleetfoot/shared/api';
import { splitVat } from '@fleetfoot/shared/billing';
import * as v from 'valibot';
import { ANSWERS, exampleCall, ROUTE_NAMES } from './examples';

test.each(ROUTE_NAMES)('the example of an answer to %s matches the schema of the server', (name) => {
  expect(v.safeParse(API_ROUTES[name].success.body, ANSWERS[name]).issues).toBeUndefined();
});

test('the price in the examples is the sum of its lines, and its VAT is in it', () => {
  const { price } = v.parse(API_ROUTES.createQuote.success.body, ANSWERS.createQuote);
  expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
  expect(price.vat).toBe(splitVat(price.total).vat);
});

test.each(['createDelivery', 'editDelivery', 'createQuote'] as const)(
  'the body of %s is accepted by the schema of the server',
  (name) => {
    const { body } = exampleCall(name, { origin: '', key: '' });
    expect(v.safeParse(API_ROUTES[name].body, body).issues).toBeUndefined();
  },
);

test('the query of the list is accepted by the schema of the server', () => {
  const { url } = exampleCall('listDeliveries', { origin: 'https://app.example.com', key: '' });
  const query = Object.fromEntries(new URL(url).searchParams);
  expect(v.safeParse(API_ROUTES.listDeliveries.query, query).issues).toBeUndefined();
});
