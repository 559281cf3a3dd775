import { fakeSession, renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { dropPendingCode, keepPendingCode } from '../data';
import { LoginPage } from './login-page';

// The SDK that the first focus asks for is no part of what is tested here.
jest.mock('../data', () => ({
  ...jest.requireActual('../data'),
  openFirebase: () => new Promise(() => {}),
}));

const language = (name: string) => screen.getByRole('combobox', { name });
const speak = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

function open(chosen?: string) {
  const session = fakeSession({ ...sessions.signedOut, language: chosen });
  const chooseLanguage = jest.fn((tag: string) => act(() => session.setState({ language: tag })));
  return renderPage(<LoginPage />, { services: { session, chooseLanguage }, path: '/login' });
}

beforeEach(() => {
  document.documentElement.lang = 'en-ZA';
});
afterEach(() => jest.restoreAllMocks());

test('each language is named in itself and marked as such', () => {
  open();
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent, lang }) => `${textContent} ${lang}`)).toEqual([
    'English en-ZA',
    'isiZulu zu-ZA',
    'Afrikaans af-ZA',
    'isiXhosa xh-ZA',
    'Sesotho st-ZA',
  ]);
});

test('a choice changes the page at once, keeps what was typed and the focus, and is announced', async () => {
  const { services, user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '82 123');
  await user.selectOptions(language('Language'), 'isiZulu');
  expect(await screen.findByRole('heading', { name: 'Ngena ku-Fleetfoot' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Inombolo yeselula' })).toHaveValue('82123');
  expect(language('Ulimi')).toHaveFocus();
  expect(document.documentElement.lang).toBe('zu-ZA');
  expect(services.chooseLanguage).toHaveBeenCalledWith('zu');
  expect(services.announce).toHaveBeenCalledWith('Ulimi: isiZulu');
  expect(services.titlePage).toHaveBeenLastCalledWith('Ngena');
});

test('the number that a code was sent to stands in the field again, to be corrected', () => {
  keepPendingCode({ phoneNumber: '+27821234567', sentAt: 0, confirm: async () => {} });
  open();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('82 123 4567');
  dropPendingCode();
});

test('a problem under the number follows the language', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.selectOptions(language('Language'), 'Sesotho');
  expect(await screen.findByText('Ka kopo fana ka nomoro ya hao ya mohala.')).toBeVisible();
});

test.each([
  ['the choice before what the browser asks for', ['af-ZA'], 'xh', 'Ngena kwi-Fleetfoot'],
  [
    'the first language of the browser that there is',
    ['fr-FR', 'AF', 'en'],
    undefined,
    'Meld aan by Fleetfoot',
  ],
  ['English when the browser asks for others alone', ['fr-FR', 'pt'], undefined, 'Sign in to Fleetfoot'],
  ['what the browser asks for when the choice is of a later release', ['af'], 've', 'Meld aan by Fleetfoot'],
])('the page takes %s', async (_, languages, chosen, title) => {
  speak(...languages);
  open(chosen);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('the document speaks its own language again when the page is gone', async () => {
  const { unmount } = open('af');
  await screen.findByRole('heading', { name: 'Meld aan by Fleetfoot' });
  expect(document.documentElement.lang).toBe('af-ZA');
  unmount();
  expect(document.documentElement.lang).toBe('en-ZA');
});
