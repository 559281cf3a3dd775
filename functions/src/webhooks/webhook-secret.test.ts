import { Webhook as Verifier } from 'standardwebhooks';
import { signedHeaders, webhookSecret } from './webhook-secret';

const MASTER = 'a master that nobody guesses, ever';
const of = { orgID: 'acme', id: 'hook', generation: 0 };

test('a secret is the same for the same webhook and generation, and another for any other', () => {
  const secrets = [of, { ...of, generation: 1 }, { ...of, id: 'other' }, { ...of, orgID: 'zenith' }].map(
    (which) => webhookSecret(MASTER, which),
  );
  expect(webhookSecret(MASTER, of)).toBe(secrets[0]);
  expect(new Set([...secrets, webhookSecret(`${MASTER}!`, of)]).size).toBe(5);
});

test('a master that could be guessed makes no secret', () => {
  expect(() => webhookSecret('short', of)).toThrow('32 characters');
});

test('a request is signed with the present secret, over id, time and body', () => {
  const now = new Date();
  const headers = signedHeaders(MASTER, 'acme', of, { eventID: 'evt_1', body: '{"a":1}', now });
  const verifier = new Verifier(webhookSecret(MASTER, of));
  expect(verifier.verify('{"a":1}', { ...headers })).toEqual({ a: 1 });
  expect(() => verifier.verify('{"a":2}', { ...headers })).toThrow();
  expect(() => verifier.verify('{"a":1}', { ...headers, 'webhook-id': 'evt_2' })).toThrow();
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(1);
});
