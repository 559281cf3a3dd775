import { API_LIMITS } from '@fleetfoot/shared/api';
import type { ApiCall } from './api-call';
import { readBody, requireNoBody, requireSmallBody } from './read-body';

function call(body: string, contentType?: string): ApiCall {
  const header = (name: string) => (name === 'content-type' ? contentType : undefined);
  return { method: 'POST', url: '/deliveries', header, rawBody: Buffer.from(body) };
}

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'reads %s',
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
])('does not take %j', (type) => {
  expect(() => readBody(call('{}', type))).toThrow(
    expect.objectContaining({ code: 'content_type_unsupported' }),
  );
});

test.each(['', '{', '[]', 'null', '"a"', '1'])('%j is no JSON object', (body) => {
  expect(() => readBody(call(body, 'application/json'))).toThrow(
    expect.objectContaining({ code: 'request_invalid', message: 'Send a JSON object.' }),
  );
});

test('a request without fields may come with an empty object or nothing', () => {
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
