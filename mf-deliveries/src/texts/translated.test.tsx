import { createCatalogues } from '@fleetfoot/shared/texts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { PageLanguage, useInWords } from './page-language';
import { Translated } from './translated';
import type { Words } from './translation';

function Part() {
  const say = useInWords();
  return <input aria-label={say('Status')} />;
}

function show(load: () => Promise<Words>, language: 'zu' | 'af' | 'en' = 'zu', part = <Part />) {
  const none = () => Promise.reject(new Error('503'));
  const zu = async () => ({ TRANSLATION: { unread: 'all' as const, texts: { words: await load() } } });
  const groups = createCatalogues<{ readonly words: Words }>({ zu, af: none, xh: zu, st: zu })('words', {});
  const page = (now: typeof language) => (
    <PageLanguage value={now === 'en' ? undefined : { language: now, words: {} }}>
      <Translated groups={groups} waiting="Waiting">
        {part}
      </Translated>
    </PageLanguage>
  );
  const { rerender } = render(page(language));
  return { turn: (now: typeof language) => rerender(page(now)) };
}

test('a part waits for its texts in the language of the page', async () => {
  let come = (_: Words) => {};
  show(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => come({ Status: 'Isimo' }));
  expect(screen.getByLabelText('Isimo')).toBeVisible();
});

test('a part whose texts do not come is in English, and says so', async () => {
  show(() => Promise.reject(new Error('503')));
  const field = await screen.findByLabelText('Status');
  expect(field.closest('[lang]')).toHaveAttribute('lang', 'en-ZA');
});

test('a part that is shown in English keeps what was typed when the page turns to another language', async () => {
  const { turn } = show(async () => ({ Status: 'Isimo' }), 'en');
  const field = screen.getByLabelText('Status');
  await act(async () => turn('zu'));
  expect(screen.getByLabelText('Isimo')).toBe(field);
});

test('a part that began in English says so when the page turns to a language that does not come', async () => {
  const { turn } = show(() => Promise.reject(new Error('503')), 'en');
  const field = screen.getByLabelText('Status');
  expect(field.closest('[lang]')).toBeNull();
  await act(async () => turn('zu'));
  expect(screen.getByLabelText('Status')).toBe(field);
  expect(field.closest('[lang]')).toHaveAttribute('lang', 'en-ZA');
  await act(async () => turn('en'));
  expect(screen.getByLabelText('Status')).toBe(field);
  expect(field.closest('[lang]')).toBeNull();
});

test('a part in isiZulu says so when the page turns to a language that does not come', async () => {
  const { turn } = show(async () => ({ Status: 'Isimo' }));
  const field = await screen.findByLabelText('Isimo');
  await act(async () => turn('af'));
  expect(screen.getByLabelText('Isimo')).toBe(field);
  expect(field.closest('[lang]')).toHaveAttribute('lang', 'zu-ZA');
});

function Opening() {
  const [isOpen, open] = useReducer(() => true, false);
  return isOpen ? (
    <p>Open</p>
  ) : (
    <button type="button" onClick={open}>
      Open it
    </button>
  );
}

test('an element that a part shows later says its language, too', async () => {
  show(() => Promise.reject(new Error('503')), 'zu', <Opening />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  await waitFor(() => expect(screen.getByText('Open')).toHaveAttribute('lang', 'en-ZA'));
});
