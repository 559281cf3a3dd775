import { bearerToken } from './bearer-token';

test.each([
  ['Bearer a.b-c_d', 'a.b-c_d'],
  ['bearer a.b.', 'a.b.'],
  ['Bearer ', undefined],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  ['abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('the token of the header %j', (header, token) => expect(bearerToken(header)).toBe(token));
