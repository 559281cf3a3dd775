import { formatPhoneNumber, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { PEOPLE } from '../demo/people';

/** What the terminal says when everything runs. */
export function welcome(origin: string, seconds: string): string {
  const people = Object.values(PEOPLE).map(
    ({ phoneNumber, purpose }) => `    ${formatPhoneNumber(phoneNumber)}   ${purpose}`,
  );
  return [
    '',
    `  ${PRODUCT_NAME} is ready after ${seconds} s:  ${origin}`,
    '',
    '  Sign in with one of these numbers, or any other South African mobile number:',
    ...people,
    '',
    '  Cards are test cards: 4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined, and',
    '  4000 0025 0000 3155 makes the bank ask. Any date to come and any security code will do.',
    '',
    `  Codes appear here and at ${origin}/local/inbox`,
    '  Ctrl-C stops everything and keeps the data; npm start -- --fresh begins anew.',
    '',
  ].join('\n');
}
