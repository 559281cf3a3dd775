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
    `  Codes appear here and at ${origin}/local/inbox`,
    '  Ctrl-C stops everything and keeps the data; npm start -- --fresh begins anew.',
    '',
  ].join('\n');
}
