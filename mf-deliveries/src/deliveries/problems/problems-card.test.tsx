import type { DraftStore } from '@fleetfoot/shared/contract';
import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import type { ProblemPhoto } from '@fleetfoot/shared/model/delivery/problem-photo';
import { renderPage } from '@fleetfoot/shared/testing';
import { problem } from '@fleetfoot/shared/testing/problem';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inLanguage } from '../testing/in-language';
import { ProblemsCard } from './problems-card';

const NOW = new Date('2026-11-25T13:00:00Z');
// Whether its details are removed is all that is looked at.
const DELIVERY = { id: 'd1' } as Delivery;

interface Given {
  readonly problems?: readonly Problem[];
  readonly delivery?: Delivery;
  readonly now?: Date;
  readonly drafts?: DraftStore;
  /** Puts the language of a page around. */
  readonly show?: (card: ReactNode) => ReactNode;
}

function setUp({ problems = [], delivery = DELIVERY, now = NOW, drafts, show = (card) => card }: Given = {}) {
  const writes = {
    report: jest.fn(async () => {}),
    write: jest.fn(async () => {}),
    close: jest.fn(async () => {}),
    photo: jest.fn(async (): Promise<ProblemPhoto | undefined> => undefined),
  };
  const announce = jest.fn();
  const live: Live<readonly Problem[]> = { status: 'ready', data: problems, offline: false };
  const names = new Map([['thandi', 'Thandi Nkosi']]);
  const page = renderPage(
    show(<ProblemsCard {...{ delivery, live, uid: 'sipho', names, writes, now, announce }} />),
    drafts && { services: { drafts } },
  );
  return { ...page, writes, announce };
}

const button = (name: string) => screen.getByRole('button', { name });
const offered = () => screen.queryByRole('button', { name: 'Report a problem' });

test('a member reports a problem, and what is missing is said at its field', async () => {
  const { writes, announce, user } = setUp();
  await user.click(button('Report a problem'));
  await user.click(button('Report'));
  const reason = screen.getByRole('combobox', { name: 'What is wrong?' });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Choose what is wrong.');
  await user.selectOptions(reason, 'Something else');
  await user.click(button('Report'));
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription(/Say what is wrong\./);
  await user.type(note, ' No cutlery ');
  await user.click(button('Report'));
  expect(writes.report).toHaveBeenCalledWith(1, { reason: 'other', note: 'No cutlery' });
  expect(announce).toHaveBeenCalledWith('The problem is reported.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('typed words are there when the dialog is opened again, and after a refusal', async () => {
  const { writes, user } = setUp();
  writes.report.mockRejectedValueOnce(new AppError('offline', 'No network.'));
  await user.click(button('Report a problem'));
  await user.selectOptions(screen.getByRole('combobox'), 'Late');
  await user.type(screen.getByRole('textbox'), 'An hour');
  await user.click(button('Report'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(button('Cancel'));
  await user.click(button('Report a problem'));
  expect(screen.getByRole('combobox')).toHaveValue('late');
  expect(screen.getByRole('textbox')).toHaveValue('An hour');
});

test('typed words outlive the page, until they are sent', async () => {
  const { services, user, unmount } = setUp();
  const { drafts } = services;
  await user.click(button('Report a problem'));
  await user.selectOptions(screen.getByRole('combobox'), 'Late');
  unmount();
  const again = setUp({ drafts });
  await again.user.click(button('Report a problem'));
  expect(screen.getByRole('combobox')).toHaveValue('late');
  await again.user.click(button('Report'));
  again.unmount();
  const reported = setUp({ drafts });
  await reported.user.click(button('Report a problem'));
  expect(screen.getByRole('combobox')).toHaveValue('');
  reported.unmount();
  const thread = setUp({ drafts, problems: [problem()] });
  await thread.user.type(screen.getByRole('textbox'), 'And the lid');
  thread.unmount();
  const back = setUp({ drafts, problems: [problem()] });
  expect(screen.getByRole('textbox')).toHaveValue('And the lid');
  await back.user.click(button('Send'));
  back.unmount();
  setUp({ drafts, problems: [problem()] });
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test.each([
  [NOW, 'Answer due by 26 Nov 2026, 14:00.'],
  [new Date('2026-11-27T08:00:00Z'), 'Late: our answer was due by 26 Nov 2026, 14:00.'],
])('at %s the clock says: %s', (now, text) => {
  setUp({ problems: [problem()], now });
  expect(screen.getByText(text)).toBeVisible();
  expect(offered()).not.toBeInTheDocument();
});

test('the thread says who wrote what, and a member writes and closes', async () => {
  const at = new Date('2026-11-25T12:30:00Z');
  const messages = [{ by: 'provider', text: 'Was it closed?', at }];
  const { writes, user } = setUp({ problems: [problem({ messages, state: 'answered' })] });
  const thread = screen.getByRole('article', { name: 'Damaged' });
  expect(thread).toHaveTextContent(
    /Answered.*Thandi Nkosi.*The bag was wet.*Our support team.*Was it closed\?/s,
  );
  expect(thread).not.toHaveTextContent('due by');
  await user.click(button('Send'));
  const field = screen.getByRole('textbox', { name: 'Your message' });
  expect(field).toHaveAccessibleDescription(/Write something\./);
  await user.type(field, 'No');
  await user.click(button('Send'));
  expect(writes.write).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1.1' }), 'No');
  expect(field).toHaveValue('');
  await user.click(button('Close this problem'));
  expect(writes.close).toHaveBeenCalledTimes(1);
});

test('a problem of the recipient says who reads an answer, and the shop can report its own', () => {
  setUp({ problems: [problem({ id: 'd1.recipient.1', reportedBy: 'recipient' })] });
  expect(screen.getByText(/^The recipient,/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'The recipient and our support team read it.',
  );
  expect(offered()).toBeVisible();
});

test.each([
  [{}, /^Refund of R.14,50, to the card once the charge is paid\. It was late\.$/],
  [{ given: 1_450, givenAt: NOW }, /^Refund of R.14,50 to the card on 25 Nov 2026, 15:00\. It was late\.$/],
  [
    { given: 1_000, givenAt: NOW },
    /^Refund of R.10,00 to the card on .* It was late\. No more was left of the charge; R.14,50 was decided\.$/,
  ],
  [
    { given: 0, failedAt: NOW },
    /^Refund of R.14,50: it could not be given back to the card\. Our support team/,
  ],
  [
    { earlier: 1_000 },
    /^Refund of R.14,50, to the card once the charge is paid\. It was late\. R.10,00 was given back before\.$/,
  ],
  [{ given: 500, failedAt: NOW }, /could not be given back to the card\. R.5,00 of it was\. Our support/],
  [
    { given: 0, givenAt: NOW },
    /^Nothing is left of the charge to give back; a refund of R.14,50 was decided\./,
  ],
])('a refund with %j says how far it is', (more, text) => {
  const refund = { amount: 1_450, why: 'It was late.', decidedAt: NOW, ...more };
  setUp({ problems: [problem({ state: 'closed', refund })] });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(offered()).toBeVisible();
});

test('a delivery whose details are removed has nothing to report or write', () => {
  const blanked = problem({ note: '', blankedAt: NOW });
  setUp({ problems: [blanked], delivery: { ...DELIVERY, blanked_at: NOW } });
  expect(screen.getByText('What was written was removed on 25 Nov 2026, 15:00.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a thread on a page in isiZulu says in isiZulu what is wrong, how far it is and who wrote', async () => {
  const answer = { by: 'provider', text: 'We are sorry.', at: NOW };
  const refund = { amount: 1_450, why: '', decidedAt: NOW };
  setUp({ show: await inLanguage('zu'), problems: [problem({ messages: [answer], photo: false, refund })] });
  const thread = screen.getByRole('article', { name: 'Konakele' });
  expect(within(thread).getByText('Ivulekile')).toBeVisible();
  expect(within(thread).getByText(/^Sizophendula ngaphambi kuka-26 Nov 2026/)).toBeVisible();
  expect(thread).toHaveTextContent(/Ithimba lethu losizo, 25 Nov 2026, 15:00We are sorry/);
  expect(within(thread).getByText('Isithombe asisagcinwa.')).toBeVisible();
  expect(within(thread).getByText(/^Ukubuyiswa kwemali engu-R.14,50 ekhadini/)).toBeVisible();
  expect(thread.closest('[lang]')).toBeNull();
});

test('a message on a page in isiZulu is refused, fails and is announced in isiZulu', async () => {
  const { user, writes, services } = setUp({ show: await inLanguage('zu'), problems: [problem()] });
  const field = screen.getByRole('textbox', { name: 'Umyalezo wakho' });
  await user.click(button('Thumela'));
  expect(field).toHaveAccessibleDescription(/Bhala okuthile\./);
  writes.write.mockRejectedValueOnce(new AppError('offline', 'No network.'));
  await user.type(field, 'Thank you');
  await user.click(button('Thumela'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Awuxhunyiwe ku-inthanethi\./);
  await user.click(button('Thumela'));
  expect(services.announce).toHaveBeenLastCalledWith('Umyalezo uthunyelwe.');
});

test('a report on a page in isiZulu asks, refuses and doubts in isiZulu', async () => {
  const { user, writes, announce } = setUp({ show: await inLanguage('zu') });
  await user.click(button('Bika inkinga'));
  expect(screen.getByRole('dialog', { name: 'Bika inkinga' })).toBeVisible();
  await user.click(button('Bika'));
  const reason = screen.getByRole('combobox', { name: 'Yini engahambi kahle?' });
  expect(reason).toHaveAccessibleDescription('Khetha okungahambi kahle.');
  await user.selectOptions(reason, 'Kuphuzile');
  expect(screen.getByRole('textbox', { name: 'Incazelo (akuphoqelekile)' })).toBeVisible();
  writes.report.mockRejectedValueOnce(new AppError('internal', 'No answer.', { isInDoubt: true }));
  await user.click(button('Bika'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Asazi ukuthi lokhu kwenziwe yini/);
  await user.click(button('Bika'));
  expect(announce).toHaveBeenLastCalledWith('Inkinga ibikiwe.');
});
