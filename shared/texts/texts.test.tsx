import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeSession, renderPage, sessions } from '../testing';
import { createCatalogues, type TextsLike, type Translations } from './catalogue';
import { richText } from './rich-text';
import { useTexts } from './use-texts';

const GREETING = { hello: 'Hello', to: (name: string) => `Hello ${name}` } as const;

interface All {
  readonly greeting: TextsLike<typeof GREETING>;
}

const ZULU = {
  TRANSLATION: {
    unread: 'all',
    texts: { greeting: { hello: 'Sawubona', to: (name: string) => `Sawubona ${name}` } },
  },
} as const;

function setUp(zu: Translations<All>['zu'] = async () => ZULU) {
  const none = () => Promise.reject(new Error('no network'));
  const load = jest.fn(zu);
  const catalogue = createCatalogues<All>({ zu: load, af: none, xh: none, st: none })('greeting', GREETING);
  function Page() {
    return <p>{useTexts(catalogue).hello}</p>;
  }
  return { catalogue, load, Page };
}

const session = { ...sessions.signedOut, language: 'zu' };

test('a language that lacks a text, or has one more, does not compile', () => {
  // @ts-expect-error: `to` is missing
  const lacking: TextsLike<typeof GREETING> = { hello: 'Sawubona' };
  // @ts-expect-error: `bye` is not a text
  const more: TextsLike<typeof GREETING> = { ...ZULU.TRANSLATION.texts.greeting, bye: 'Hamba kahle' };
  // @ts-expect-error: it has one value
  const other: TextsLike<typeof GREETING> = { hello: 'Sawubona', to: (a: string, b: string) => a + b };
  expect([lacking, more, other]).toHaveLength(3);
});

test('English shows at once, and loads nothing', () => {
  const { load, Page } = setUp();
  renderPage(<Page />, { session: { ...session, language: 'en' } });
  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('English shows outside of a remote, such as in a first screen', () => {
  const { load, Page } = setUp();
  render(<Page />);
  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('English shows until another language is there', async () => {
  let come = () => {};
  const { Page } = setUp(
    () =>
      new Promise((resolve) => {
        come = () => resolve(ZULU);
      }),
  );
  renderPage(<Page />, { session });
  expect(screen.getByText('Hello')).toBeVisible();
  await act(async () => come());
  expect(screen.getByText('Sawubona')).toBeVisible();
});

test('English stays when a language cannot be had, and the next page asks for it again', async () => {
  const { load, Page } = setUp();
  load.mockRejectedValueOnce(new Error('no network'));
  const { unmount } = renderPage(<Page />, { session });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Hello')).toBeVisible();
  unmount();
  renderPage(<Page />, { session });
  expect(await screen.findByText('Sawubona')).toBeVisible();
});

test('the texts shown before stay until those of the language chosen next are there', async () => {
  const { catalogue, Page } = setUp();
  await catalogue.load('zu');
  const store = fakeSession(session);
  renderPage(<Page />, { services: { session: store } });
  expect(screen.getByText('Sawubona')).toBeVisible();
  act(() => store.setState({ language: 'af' }));
  expect(screen.getByText('Sawubona')).toBeVisible();
  act(() => store.setState({ language: 'en' }));
  expect(screen.getByText('Hello')).toBeVisible();
});

test('a language that could not be had is asked for again when the connection is back', async () => {
  const { load, Page } = setUp();
  load.mockRejectedValueOnce(new Error('no network'));
  renderPage(<Page />, { session });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Sawubona')).toBeVisible();
});

test('a language that a server did not give is asked for again a few times, and no more', async () => {
  jest.useFakeTimers();
  const { load, Page } = setUp();
  load.mockRejectedValue(new Error('503'));
  const { unmount } = renderPage(<Page />, { session });
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledTimes(4);
  unmount();
  load.mockRejectedValueOnce(new Error('503')).mockResolvedValue(ZULU);
  renderPage(<Page />, { session });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Sawubona')).toBeVisible();
  jest.useRealTimers();
});

test('a page that is left asks for its language no more', async () => {
  jest.useFakeTimers();
  const { load, Page } = setUp();
  load.mockRejectedValue(new Error('503'));
  const { unmount } = renderPage(<Page />, { session });
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('values that are elements stand where the language wants them', () => {
  const swapped = (name: string, place: string) => `${place}: ${name}!`;
  const { container } = render(<p>{richText(swapped, <b>Thandi</b>, 'Soweto')}</p>);
  expect(container.innerHTML).toBe('<p><span>Soweto: </span><b>Thandi</b><span>!</span></p>');
});
