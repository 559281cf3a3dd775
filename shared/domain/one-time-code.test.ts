import { codeIn } from './one-time-code';

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['48', '48'],
  ['482913 is your verification code for fleetfoot.co.za.', '482913'],
  ['On 2026-11-28 at 14:05 your code is 482913.', '482913'],
  ['28 Nov 2026: 482913', '482913'],
  ['+27 82 123 4567 asked for 482 913', '482913'],
  ['+27821234567: 482913', '482913'],
  ['Your order 100200 is ready. Your code is 482913.', '482913'],
  ['Order 100200: 482913 is your code.', '482913'],
  ['482913 is 482913', '482913'],
])('the code in %j is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each(['Order 100200, invoice 300400', 'Call 082 123 4567', 'Your code was sent.', ''])(
  'no code is read in %j',
  (text) => {
    expect(codeIn(text)).toBe('');
  },
);
