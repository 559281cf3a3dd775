import { createMessages, messageRow } from './messages';

const posted = (value: unknown) => Buffer.from(JSON.stringify(value));
const sent = { to: '+27821234567', text: 'Kota invites you: http://127.0.0.1:4000/i/abc-123' };
const at = () => new Date('2026-02-03T12:05:00Z');

test('messages are kept in the order in which they came, the newest first', () => {
  const messages = createMessages(at);
  expect(messages.take(posted({ ...sent, text: 'First' }))).toBe(true);
  expect(messages.take(posted({ ...sent, text: 'Second' }))).toBe(true);
  expect(messages.all().map(({ text }) => text)).toEqual(['Second', 'First']);
});

test('the inbox keeps the newest fifty', () => {
  const messages = createMessages(at);
  for (let index = 0; index < 60; index += 1) messages.take(posted({ ...sent, text: `No. ${index}` }));
  expect(messages.all()).toHaveLength(50);
  expect(messages.all()[0]?.text).toBe('No. 59');
});

test.each([
  ['no JSON'],
  ['{}'],
  ['null'],
  ['{"to":"nobody","text":"x"}'],
  ['{"to":"+27821234567","text":""}'],
])('%s is no message', (body) => {
  const messages = createMessages(at);
  expect(messages.take(Buffer.from(body))).toBe(false);
  expect(messages.all()).toEqual([]);
});

test('a row shows number, South African time and where the text leads', () => {
  const messages = createMessages(at);
  messages.take(posted(sent));
  messages.take(posted({ ...sent, text: 'Nothing to open: https://elsewhere.example/x' }));
  const [other, row] = messages.all().map(messageRow);
  expect(row).toMatchObject({ number: '082 123 4567', time: '14:05', text: sent.text, link: '/i/abc-123' });
  expect(other).not.toHaveProperty('link');
});
