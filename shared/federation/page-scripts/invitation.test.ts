import { INVITED, INVITED_NUMBER } from '../../session/opened-invitation';
import PAGE_SCRIPTS from './page-scripts.json' with { type: 'json' };

const ANSWER = { number: '+27821234567', organizationName: 'Kota House', ending: '567' };

/** The page of an invitation, whose script runs; returns its link and where the browser is led. */
function open(fetched: () => Promise<Partial<Response>>) {
  document.body.innerHTML = '<a id="continue" href="#login">Continue</a>';
  const fetch = jest.fn(fetched);
  const location = { pathname: '/i/token', assign: jest.fn(), reload: jest.fn() };
  // As the browser runs it, which jsdom does not.
  new Function('fetch', 'location', 'AbortSignal', PAGE_SCRIPTS.invitation.text)(fetch, location, {
    timeout: () => undefined,
  });
  const link = document.querySelector('a') as HTMLAnchorElement;
  return { fetch, location, link };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

it('the number is asked for once on the press, and handed on to the form to sign in', async () => {
  const { fetch, location, link } = open(async () => ({ ok: true, status: 200, json: async () => ANSWER }));
  expect(fetch).not.toHaveBeenCalled();
  link.click();
  link.click();
  await settled();
  expect(fetch.mock.calls).toEqual([['/i/token', { method: 'POST', signal: undefined }]]);
  expect({ ...sessionStorage }).toEqual({
    [INVITED_NUMBER]: '+27821234567',
    [INVITED]: '{"organizationName":"Kota House","ending":"567"}',
  });
  expect(location.assign).toHaveBeenCalledWith(link.href);
});

it('an invitation that is no longer there shows its page again, which says so', async () => {
  const { location, link } = open(async () => ({ ok: false, status: 404 }));
  link.click();
  await settled();
  expect(location.reload).toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
});

it.each([
  ['without a connection', async () => Promise.reject(new TypeError('network'))],
  ['while there are too many tries', async () => ({ ok: false, status: 429 })],
])('%s the form is opened all the same, empty', async (_, fetched) => {
  const { location, link } = open(fetched);
  link.click();
  await settled();
  expect(location.assign).toHaveBeenCalledWith(link.href);
  expect({ ...sessionStorage }).toEqual({});
});
