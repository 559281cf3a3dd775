import { inboxPage } from './inbox-page';

const code = {
  id: 'session',
  code: '123456',
  phoneNumber: '+27821234567',
  time: '2026-02-03T12:05:00Z',
  used: false,
};

test('shows number, code and South African time', () => {
  const page = inboxPage([code], [], 'n0nce');
  expect(page).toContain('082 123 4567');
  expect(page).toContain('123456');
  expect(page).toContain('14:05');
});

test('a used code says so', () => {
  expect(inboxPage([{ ...code, used: true }], [], 'n0nce')).toMatch(/class="used"[\s\S]*Used/);
});

test('an empty inbox says what to do', () => {
  expect(inboxPage([], [], 'n0nce')).toContain('<p id="empty">No codes yet.');
});

test('a typed number is shown as text, never as markup', () => {
  const page = inboxPage([{ ...code, phoneNumber: '+<img src=x onerror=alert(1)>' }], [], 'n0nce');
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img');
});

test('a message is shown as text, with a link to the page of ours that it leads to', () => {
  const text = 'Kota <b> invites you: http://127.0.0.1:4000/i/abc';
  const message = { id: '1', phoneNumber: '+27821234567', text, time: new Date('2026-02-03T12:05:00Z') };
  const page = inboxPage([], [message], 'n0nce');
  expect(page).toContain('Kota &lt;b&gt; invites you');
  expect(page).toContain('<a href="/i/abc">Open the link</a>');
  expect(page).toContain('<p id="no-messages" hidden>');
});
