import { renderPage } from '@fleetfoot/shared/testing';
import { problem } from '@fleetfoot/shared/testing/problem';
import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { delivery } from '../testing/delivery';
import { inLanguage, LIST_GROUPS } from '../testing/in-language';
import { answerNotice } from './answered-problems';
import { FollowChanges } from './follow-changes';
import { useTell } from './use-tell';

const before = delivery({ id: 'zulu-1' });
const failed = delivery({
  ...{ id: 'zulu-1', status: 'Failed', failure_reason: 'recipient_absent' },
  updated_at: new Date('2026-02-03T12:30:00Z'),
});

beforeEach(() => {
  window.matchMedia = (query: string) => ({ matches: false, media: query }) as never;
});

function Deliveries() {
  const [shown, setShown] = useState(before);
  if (shown === before) setTimeout(() => setShown(failed));
  return <FollowChanges deliveries={[shown]} />;
}

test('a notice is told in the language of the page, once its texts are there', async () => {
  const show = await inLanguage('zu', LIST_GROUPS);
  const { services } = renderPage(show(<Deliveries />));
  await waitFor(() => expect(services.notify).toHaveBeenCalledTimes(1));
  expect(services.notify.mock.calls[0]?.[0]).toMatchObject({
    title: 'ORD-1001: kuhlulekile',
    text: 'Bekungekho muntu wokukwamukela',
    lang: 'zu-ZA',
  });
});

const answeredAt = new Date('2026-11-26T09:00:00Z');

function Answer({ reason }: { readonly reason: string }) {
  const tell = useTell();
  useEffect(() => {
    const answered = [problem({ reason, state: 'answered', answeredAt })];
    tell((words) => answerNotice(answered, answeredAt, words));
  }, [reason, tell]);
  return undefined;
}

test.each([
  ['damaged', 'Konakele'],
  ['late', 'Kuphuzile'],
])('the answer to a problem, %s, is told in the language of the list', async (reason, said) => {
  const show = await inLanguage('zu', LIST_GROUPS);
  const { services } = renderPage(show(<Answer reason={reason} />));
  await waitFor(() => expect(services.notify).toHaveBeenCalledTimes(1));
  expect(services.notify.mock.calls[0]?.[0]).toMatchObject({
    text: `${said}. Funda okubhalwe ithimba lethu losizo.`,
  });
});
