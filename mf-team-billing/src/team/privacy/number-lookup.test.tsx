import { AppError } from '@fleetfoot/shared/domain';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCsv } from './answer-file';
import { NumberLookup } from './number-lookup';

const OVER: HeldEntry = {
  ...{ kind: 'delivery', id: 'over', label: 'PO-1', as: 'Drop-off contact', at: '2026-02-03T08:00:00.000Z' },
  details: { dropoff_name: 'Lerato', dropoff_instructions: '=SUM(A1)' },
};
const OPEN: HeldEntry = { ...OVER, id: 'open', label: 'PO-2', keptBecause: 'A courier still needs it.' };

function setUp(entries: readonly HeldEntry[], fail?: AppError) {
  const find = jest.fn(async (phoneNumber: string, _details: boolean) => {
    if (fail) throw fail;
    return { phoneNumber, entries, more: false };
  });
  const erase = jest.fn(async () => 1);
  const announce = jest.fn();
  render(<NumberLookup writes={{ find, erase, setClock: jest.fn() }} announce={announce} />);
  return { find, erase, announce, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

async function lookUp(user: ReturnType<typeof userEvent.setup>, typed: string) {
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), typed);
  await user.click(button('Look up'));
}

test('a number is asked for as it is meant, and each entry says whether it can be erased', async () => {
  const { find, announce, user } = setUp([OVER, OPEN]);
  await lookUp(user, '083 123 4567');
  expect(find).toHaveBeenCalledWith('+27831234567', false);
  expect(announce).toHaveBeenCalledWith('Entries found: 2.');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'Yes',
    'A courier still needs it.',
  ]);
});

test('a text that is no number is refused before it is asked for', async () => {
  const { find, user } = setUp([]);
  await lookUp(user, 'Lerato');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Enter a phone number such as/);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(find).not.toHaveBeenCalled();
});

test('a number that nothing is held about gets that answer', async () => {
  const { user } = setUp([]);
  await lookUp(user, '0831234567');
  expect(screen.getByText('Nothing is held about 083 123 4567')).toBeVisible();
});

test('an erasure is confirmed, told and looked up again', async () => {
  const { find, erase, announce, user } = setUp([OVER, OPEN]);
  await lookUp(user, '0831234567');
  await user.click(button('Erase'));
  const dialog = screen.getByRole('dialog', { name: 'Erase what is held about 083 123 4567?' });
  expect(dialog).toHaveTextContent('from 1 of 2 entries');
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(erase).toHaveBeenCalledWith('+27831234567');
  expect(find).toHaveBeenCalledTimes(2);
  expect(announce).toHaveBeenLastCalledWith('Entries erased: 1.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the erasure is not offered where all has to stay', async () => {
  const { user } = setUp([OPEN]);
  await lookUp(user, '0831234567');
  expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
});

test('a refusal of the server is shown', async () => {
  const { user } = setUp([], new AppError('permission-denied', 'x', { userMessage: 'Only an Admin can.' }));
  await lookUp(user, '0831234567');
  expect(screen.getByRole('alert')).toHaveTextContent('Only an Admin can.');
});

test('a file has a row for each detail, and nothing that runs as a formula', () => {
  const csv = answerCsv({ phoneNumber: '+27831234567', entries: [OVER], more: false });
  expect(csv).toContain('Delivery,PO-1,Drop-off contact,2026-02-03,dropoff_name,Lerato');
  expect(csv).toContain("'=SUM(A1)");
});
