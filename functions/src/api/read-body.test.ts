import { API_LIMITS } from '@fleetfoot/shared/api';
import type { ApiCall } from './api-call';
import { readBody, requireNoBody, requireSmallBody } from './read-body';

function call(body: string, contentType?: string): ApiCall {
  const header = (name: string) => (name === 'content-type' ? contentType : undefined);
  return { method: 'POST', url: '/deliveries', address: '', header, rawBody: Buffer.from(body) };
}

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'a body of type %s is read',
  (type) => {
    expect(readBody(call('{"a":1}', type))).toEqual({ a: 1 });
  },
);

test.each([
  undefined,
  '',
  'text/plain',
  'application/jsonp',
  'application/json; charset=latin1',
  'text/json',
])('a body of type %j is refused', (type) => {
  expect(() => readBody(call('{}', type))).toThrow(
    expect.objectContaining({ code: 'content_type_unsupported' }),
  );
});

test.each(['', '{', '[]', 'null', '"a"', '1'])('%j is no JSON object', (body) => {
  expect(() => readBody(call(body, 'application/json'))).toThrow(
    expect.objectContaining({ code: 'request_invalid', message: 'Send a JSON object.' }),
  );
});

test.each([
  ['arrays', `{"a":${'['.repeat(15_000)}${']'.repeat(15_000)}}`],
  ['objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
])('15 000 nested %s are refused, and nothing walks through them', (_, body) => {
  expect(() => readBody(call(body, 'application/json'))).toThrow(
    expect.objectContaining({
      code: 'request_invalid',
      message: expect.stringContaining('Too many objects'),
    }),
  );
});

test.each(['{"a":"\\ud800"}', '{"\\udfff":1}', '{"a":{"b":["x\\ud83d"]}}'])(
  '%s holds half a character',
  (body) => {
    expect(() => readBody(call(body, 'application/json'))).toThrow(
      expect.objectContaining({ code: 'request_invalid', message: expect.stringContaining('half of one') }),
    );
  },
);

test('bytes that are not UTF-8 are no JSON', () => {
  const sent = {
    ...call('', 'application/json'),
    rawBody: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  };
  expect(() => readBody(sent)).toThrow('Send a JSON object.');
});

test('eight levels and a whole character of two units are taken', () => {
  const body = '{"a":{"b":[[[[[["\\ud83d\\ude00"]]]]]]}}';
  expect(readBody(call(body, 'application/json'))).toBeDefined();
});

test('a request without fields may have an empty object or no body', () => {
  expect(() => requireNoBody(call(''))).not.toThrow();
  expect(() => requireNoBody(call('{ }', 'application/json'))).not.toThrow();
  expect(() => requireNoBody(call('{"reason":"x"}', 'application/json'))).toThrow(
    'This request has no fields.',
  );
});

test('a body may be as large as the limit', () => {
  expect(() => requireSmallBody(call('x'.repeat(API_LIMITS.bodyBytes)))).not.toThrow();
  expect(() => requireSmallBody(call('x'.repeat(API_LIMITS.bodyBytes + 1)))).toThrow(
    expect.objectContaining({ code: 'body_too_large' }),
  );
});
