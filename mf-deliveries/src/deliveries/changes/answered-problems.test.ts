import { problem } from '@fleetfoot/shared/testing/problem';
import { answerNotice } from './answered-problems';

const answeredAt = new Date('2026-11-26T09:00:00Z');
const NOW = new Date('2026-11-26T10:00:00Z');

test('an answer is a notice that leads to its delivery, and one about downtime to its campaign', () => {
  expect(answerNotice([problem({ state: 'answered', answeredAt })], NOW)).toEqual({
    id: `d1.1 ${answeredAt.getTime()} answered`,
    title: 'The problem of PO-d1 was answered',
    text: 'Damaged. Read what our support team wrote.',
    path: '/deliveries/d1',
    at: answeredAt,
  });
  const downtime = problem({
    ...{ kind: 'downtime', chargeID: 'summer.2026-10', subject: 'summer.2026-10.l1', label: 'KL 34 GP' },
    ...{ reason: 'did_ride', state: 'refused', answeredAt },
  });
  expect(answerNotice([downtime], NOW)).toMatchObject({
    ...{ title: 'The problem of KL 34 GP was refused', path: '/advertising/summer' },
  });
});

test('answers that are given in one go are one notice, which leads to the first', () => {
  const later = new Date(answeredAt.getTime() + 1);
  const answered = (label: string, at: Date) =>
    problem({ id: `${label}.1`, subject: label, label, state: 'answered', answeredAt: at });
  const notice = answerNotice([answered('PO-2', later), problem(), answered('PO-1', answeredAt)], NOW);
  expect(notice).toEqual({
    id: `PO-2.1 ${later.getTime()} answered`,
    title: '2 problems were answered',
    text: 'PO-1, PO-2. Read what our support team wrote.',
    path: '/deliveries/PO-1',
    at: later,
  });
});

test('an answer is no notice once somebody has reacted to it, or after a week', () => {
  const later = new Date(NOW.getTime() + 7 * 86_400_000);
  const noNews = [
    answerNotice([problem(), problem({ state: 'open', answeredAt })], NOW),
    answerNotice([problem({ state: 'closed', answeredAt })], NOW),
    answerNotice([problem({ state: 'answered', answeredAt })], later),
  ];
  expect(noNews).toEqual([undefined, undefined, undefined]);
});
