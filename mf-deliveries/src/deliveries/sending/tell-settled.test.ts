import { createWords } from '../../texts/groups/create';
import { tellSettled } from './tell-settled';

const OFFLINE = 'You are offline. Check your connection and try again.';

async function told(lang: string, error?: string) {
  document.documentElement.lang = lang;
  const announce = jest.fn();
  await tellSettled(announce, {
    title: 'PO-1',
    state: error ? 'needs-you' : 'accepted',
    ...(error && { error }),
  });
  return announce.mock.calls.flat();
}

afterEach(() => {
  document.documentElement.lang = '';
  jest.restoreAllMocks();
});

test.each([
  ['en-ZA', 'Delivery PO-1 is created.'],
  ['zu-ZA', 'Okulethwayo okungu-PO-1 kwakhiwe.'],
  ['af-ZA', 'Aflewering PO-1 is geskep.'],
])('a delivery that was sent is announced in the language of the page, %s', async (lang, text) => {
  expect(await told(lang)).toEqual([text]);
});

test('a delivery that needs its user says why in the language of the page', async () => {
  expect(await told('zu-ZA', OFFLINE)).toEqual([
    'Okulethwayo okungu-PO-1 kudinga wena. Awuxhunyiwe ku-inthanethi. Hlola uxhumo lwakho bese uzama futhi.',
  ]);
  expect(await told('zu-ZA', 'Ask Thandi.')).toEqual(['Okulethwayo okungu-PO-1 kudinga wena. Ask Thandi.']);
  expect(await told('en-ZA', OFFLINE)).toEqual([`Delivery PO-1 needs you. ${OFFLINE}`]);
});

test('a delivery is announced in the language of the page that is shown once its texts are there', async () => {
  const { load } = createWords;
  jest.spyOn(createWords, 'load').mockImplementation(async (language) => {
    await load(language);
    document.documentElement.lang = 'en-ZA';
  });
  expect(await told('af-ZA')).toEqual(['Delivery PO-1 is created.']);
});

test('a delivery is announced in English where the language keeps it waiting', async () => {
  jest.useFakeTimers();
  jest.spyOn(createWords, 'load').mockReturnValue(new Promise(() => {}));
  const announced = told('xh-ZA');
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  expect(await announced).toEqual(['Delivery PO-1 is created.']);
});

test('a delivery is announced in English where the language does not come', async () => {
  jest.spyOn(createWords, 'load').mockRejectedValue(new Error('503'));
  expect(await told('st-ZA', OFFLINE)).toEqual([`Delivery PO-1 needs you. ${OFFLINE}`]);
});
