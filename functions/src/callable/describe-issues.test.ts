import * as v from 'valibot';
import { describeIssues } from './describe-issues';

const schema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^\w+$/)),
  user: v.strictObject({ email: v.pipe(v.string(), v.email('Enter an address.')) }),
});

function told(data: unknown): string {
  return describeIssues(v.safeParse(schema, data).issues ?? []);
}

test.each([
  [null, 'request (strict_object)'],
  [{ id: 'i' }, 'user (strict_object)'],
  [{ id: 'se/cret', user: { email: 'secret' } }, 'id (regex), user.email (email)'],
  [{ id: 'i', user: { email: 'a@b.co.za', secret: 1 } }, 'user (unknown field)'],
  [{ id: 7, user: { email: 'a@b.co.za' }, secret: 1 }, 'id (string), request (unknown field)'],
])('%j: %s', (data, text) => {
  expect(told(data)).toBe(text);
});
