import { AppError } from '@fleetfoot/shared/domain';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import { fakeServices, renderPage } from '@fleetfoot/shared/testing';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { savedAddress } from '../../../testing/saved-address';
import { sayBy } from '../../../texts/page-language';
import { recurringFormTexts, recurringTexts } from '../../../texts/recurring';
import { recurringChangesTexts } from '../../../texts/recurring-changes';
import { savedContact } from '../../contacts/contact';
import { type Contacts, NO_CONTACTS } from '../../contacts/contacts-context';
import { suggestContacts } from '../../contacts/find-contacts';
import { delivery } from '../../testing/delivery';
import { RecurringForm } from './recurring-form';
import { partText, RECURRING_PARTS } from './recurring-parts';
import { editedRecurringValues, newRecurringValues, recurringValuesOf } from './recurring-values';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../../testing/plain-maps'));

const NOW = new Date('2026-02-03T12:00:00Z');

const before = recurringDelivery({ updated_by: 'sipho' });

function openForm(defaults: TypedRecurring, services = fakeServices(), contacts: Contacts = NO_CONTACTS) {
  const onSave = jest.fn(async (_details: TypedRecurring) => {});
  const onSaved = jest.fn();
  const page = renderPage(
    <RecurringForm
      draftKey="new"
      defaults={defaults}
      contacts={contacts}
      confirmLabel="Create recurring delivery"
      cancel="/recurring"
      onSave={onSave}
      onSaved={onSaved}
    />,
    { services: { ...services, now: jest.fn(() => NOW) } },
  );
  const press = () => page.user.click(screen.getByRole('button', { name: 'Create recurring delivery' }));
  return { ...page, onSave, onSaved, press };
}

test('a delivery becomes a recurring one with its details, at its time of the day', async () => {
  const { onSave, onSaved, press } = openForm(recurringValuesOf(delivery(), NOW));
  await press();
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ name: 'ORD-1001', time: '14:05', starts: '2026-02-03', ends: '', holidays: 'skip' },
      days: 'monday,tuesday,wednesday,thursday,friday',
      dropoff: expect.objectContaining({ name: 'Lerato Dlamini', phone_number: '083 123 4567' }),
    }),
    undefined,
  );
  expect(onSaved).toHaveBeenCalled();
});

test('a day is written out below its field, whatever order the browser writes it in', () => {
  openForm(recurringValuesOf(delivery(), NOW));
  expect(screen.getByLabelText('First day')).toHaveAccessibleDescription('Tuesday, 03 Feb 2026');
  const last = screen.getByLabelText(/^Last day/);
  expect(last).toHaveAccessibleDescription('Leave it empty to go on until you pause or delete it.');
  fireEvent.change(last, { target: { value: '2026-03-04' } });
  expect(last).toHaveAccessibleDescription('Wednesday, 04 Mar 2026');
});

test('an empty form says what is missing, and the focus goes to the first', async () => {
  const { user, onSave, press } = openForm(newRecurringValues(NOW));
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await user.click(screen.getByRole('checkbox', { name: day }));
  }
  await press();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  for (const text of ['Enter a name.', 'Choose at least one day.', 'Enter the pickup time, such as 08:30.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const days = screen.getByRole('group', { name: 'Days' });
  expect(within(days).getAllByRole('checkbox')).toHaveLength(7);
  expect(days).toHaveAccessibleDescription('Choose at least one day.');
  expect(onSave).not.toHaveBeenCalled();
});

test('a schedule without a run is not saved, and what was typed stays', async () => {
  const { onSave, press } = openForm(recurringValuesOf(delivery(), NOW));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-01' } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-01-31' } });
  await press();
  expect(await screen.findByText(/It would never run.*What you typed is still here\./)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Last day/)).toHaveValue('2026-01-31');
});

test('a refusal is shown, and what was typed is there again when the form is opened anew', async () => {
  const services = fakeServices();
  const { onSave, press, unmount, user } = openForm(recurringValuesOf(delivery(), NOW), services);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' daily');
  onSave.mockRejectedValueOnce(new AppError('resource-exhausted', 'x', { userMessage: 'There are 50.' }));
  await press();
  expect(await screen.findByText(/was not saved\. There are 50\./)).toBeVisible();
  unmount();
  openForm(newRecurringValues(NOW), services);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('ORD-1001 daily');
});

describe('a recipient chosen from the list', () => {
  const home = savedContact(savedAddress({ label: 'Naledi at home', gateCode: '4321' }));
  const known = { ...NO_CONTACTS, dropoff: [home], suggest: suggestContacts };
  const choose = () =>
    screen.getByRole('button', { name: 'Own suggestion Drop-off address: Naledi at home' });
  const name = () => screen.getByLabelText('Drop-off name');

  test.each([
    ['a new one', newRecurringValues(NOW), 'Zola', ''],
    ['an edited one', editedRecurringValues(before), 'Lerato DlaminiZola', '083 123 4567'],
  ])('a recipient leaves what %s holds, and offers what is saved', async (_, defaults, typed, number) => {
    const { user } = openForm(defaults, fakeServices(), known);
    await user.type(name(), 'Zola');
    await user.click(choose());
    expect(name()).toHaveValue(typed);
    expect(screen.getByLabelText('Drop-off phone number')).toHaveValue(number || '082 123 4567');
    const use = await screen.findByRole('button', { name: 'Use saved details' });
    expect(use).toHaveAccessibleDescription(/Naledi Molefe/);
    await user.click(use);
    expect(name()).toHaveValue('Naledi Molefe');
    await user.click(screen.getByRole('button', { name: 'Put back what you typed' }));
    expect(name()).toHaveValue(typed);
  });

  test('a recipient replaces that of the delivery which recurs', async () => {
    const values = recurringValuesOf(delivery(), NOW);
    const { user } = openForm(values, fakeServices(), { ...known, begun: values });
    await user.click(choose());
    expect(name()).toHaveValue('Naledi Molefe');
    expect(screen.getByLabelText(/^Drop-off instructions/)).toHaveValue('');
  });
});

test('an edit begins with what there is', () => {
  const values = editedRecurringValues(recurringDelivery({ ends: '2026-12-31' }));
  expect(values).toMatchObject({
    ...{ name: 'Morning bread', ends: '2026-12-31', deliverable_action: 'meet_at_door' },
    dropoff: { phone_number: '083 123 4567', unit: '' },
  });
});

/** The recurring delivery becomes `next` when it is said. */
function Changed({
  next,
  onSave,
}: {
  readonly next: RecurringDelivery;
  readonly onSave: () => Promise<void>;
}) {
  const [present, setPresent] = useState(before);
  const [defaults] = useState(() => editedRecurringValues(before));
  return (
    <>
      <button type="button" onClick={() => setPresent(next)}>
        Somebody saves
      </button>
      <RecurringForm
        draftKey="edited"
        defaults={defaults}
        present={present}
        contacts={NO_CONTACTS}
        confirmLabel="Save changes"
        cancel="/recurring"
        onSave={onSave}
        onSaved={() => {}}
      />
    </>
  );
}

test('the form takes in what somebody else saves, and asks about what both changed', async () => {
  const { delivery: theirs } = before;
  const next = recurringDelivery({
    ...{ updated_by: 'sipho', updated_at: new Date('2026-11-21T10:00:00Z') },
    ...{ name: 'Rolls', time: '09:15', days: ['saturday', 'sunday'] },
    delivery: { ...theirs, dropoff: { ...theirs.dropoff, name: 'Thabo Mokoena' } },
  });
  const onSave = jest.fn(async () => {});
  const { user } = renderPage(<Changed next={next} onSave={onSave} />, {
    services: { ...fakeServices(), now: jest.fn(() => NOW) },
  });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' early');
  await user.click(screen.getByRole('button', { name: 'Somebody saves' }));
  expect(
    screen.getByText(/^Someone changed the days, the pickup time and the drop-off while you were editing/),
  ).toBeVisible();
  expect(screen.getByLabelText('Pickup time')).toHaveValue('09:15');
  expect(screen.getByLabelText('Drop-off name')).toHaveValue('Thabo Mokoena');
  expect(screen.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
  expect(screen.getByText(/both changed the name\. They saved/).closest('p')).toHaveTextContent('“Rolls”');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Morning bread early', time: '09:15', days: 'saturday,sunday' }),
    next,
  );
});

test('each part of what somebody else saved is told in words', () => {
  const parts = Object.keys(RECURRING_PARTS.fields) as (keyof TypedRecurring)[];
  const texts = {
    ...{ recurring: recurringTexts.english, form: recurringFormTexts.english },
    ...{ changes: recurringChangesTexts.english, say: sayBy(undefined) },
  };
  expect(parts.map((part) => partText(before, part, texts))).toEqual([
    '“Morning bread”',
    '“Weekdays”',
    '“08:30”',
    '23 Nov 2026',
    'no last day',
    '“Skip the day”',
    '“Meet at door”',
    '“Umoya Kitchen, 12 Long Street, Cape Town”',
    '“Lerato Dlamini, 12 Long Street, Cape Town”',
  ]);
});

test('an own save that is told before the form is left asks about nothing', async () => {
  const { pickup } = before.delivery;
  const { name, instructions, address } = pickup;
  // Stored in another order than it was typed in, and as a number is stored.
  const stored = { phone_number: '+27215550199', instructions, name, address };
  const next = recurringDelivery({ updated_by: 'sipho', delivery: { ...before.delivery, pickup: stored } });
  const { user } = renderPage(<Changed next={next} onSave={jest.fn(async () => {})} />);
  const number = screen.getByLabelText('Pickup phone number');
  await user.clear(number);
  await user.type(number, '0215550199');
  await user.click(screen.getByRole('button', { name: 'Somebody saves' }));
  expect(screen.queryByText(/changed/)).not.toBeInTheDocument();
});
