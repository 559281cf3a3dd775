import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { inLanguage } from '../../testing/in-language';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../../typed-delivery';
import { PresetChips } from './preset-chips';
import type { PresetTime } from './time-presets';

const mockDialog = jest.fn(() => jest.requireActual<object>('./time-dialog'));
jest.mock('./time-dialog', () => mockDialog());

/** The chips in a form, with what the form holds. */
function openChips(
  time: PresetTime,
  typed: Partial<DeliveryFormValues> = {},
  show = (part: ReactNode) => part,
) {
  let values = (): DeliveryFormValues => EMPTY_DELIVERY;
  const check = jest.fn(() => ({ values: {}, errors: {} }));
  function Form() {
    const form = useForm<DeliveryFormValues>({
      defaultValues: { ...EMPTY_DELIVERY, ...typed },
      resolver: check,
    });
    values = form.getValues;
    return (
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit(() => {})}>
          <PresetChips time={time} />
          <button type="submit">Create</button>
        </form>
      </FormProvider>
    );
  }
  const now = jest.fn(() => new Date('2026-11-25T07:31:20Z'));
  const page = renderPage(show(<Form />), { services: { now } });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, values: () => values(), check, press };
}

/** The names of the buttons of the chips. */
const offered = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('ready times', () => {
  const tomorrow = { start: '2026-11-26T09:00', end: '2026-11-26T12:00' };

  test('a pickup window gets both its ends by one press, and an empty drop-off window the same', async () => {
    const { press, values, services } = openChips('pickup_window');
    expect(screen.getByRole('group', { name: 'Pickup window: ready times' })).toBeVisible();
    await press('Tomorrow 9 to 12');
    expect(values()).toMatchObject({ pickup_window: tomorrow, dropoff_window: tomorrow });
    expect(services.announce).toHaveBeenCalledWith('Pickup and drop-off window: Tomorrow 9 to 12.');
  });

  test('a drop-off window that was typed stays', async () => {
    const dropoff_window = { start: '2026-11-27T09:00', end: '' };
    const { press, values } = openChips('pickup_window', { dropoff_window });
    await press('In 1 hour');
    expect(values()).toMatchObject({
      pickup_window: { start: '2026-11-25T10:45', end: '2026-11-25T11:45' },
      dropoff_window,
    });
  });

  test('a drop-off window leaves the pickup alone', async () => {
    const { press, values } = openChips('dropoff_window');
    await press('Tomorrow 9 to 12');
    expect(values()).toMatchObject({
      pickup_window: { start: '', end: '' },
      dropoff_window: tomorrow,
    });
  });

  test('another pickup window takes the drop-off window along that was filled in with the first', async () => {
    const { press, values } = openChips('pickup_window');
    await press('Tomorrow 9 to 12');
    await press('This afternoon');
    const afternoon = { start: '2026-11-25T13:00', end: '2026-11-25T17:00' };
    expect(values()).toMatchObject({ pickup_window: afternoon, dropoff_window: afternoon });
  });

  test('a drop-off window that was chosen before the pickup stays', async () => {
    const { press, values } = openChips('pickup_window', { dropoff_window: tomorrow });
    await press('This afternoon');
    expect(values()).toMatchObject({
      pickup_window: { start: '2026-11-25T13:00', end: '2026-11-25T17:00' },
      dropoff_window: tomorrow,
    });
  });

  test('a drop-off window that ends before the pickup is not offered', () => {
    openChips('dropoff_window', { pickup_window: tomorrow });
    expect(offered()).toEqual(['Tomorrow 9 to 12']);
  });

  test('a scheduled pickup has moments of its own', async () => {
    const { press, values, services } = openChips('pickup_time');
    expect(offered()).toEqual([...['In 1 hour', 'Today 13:00', 'Tomorrow 9:00']]);
    await press('Today 13:00');
    expect(values().pickup_time).toBe('2026-11-25T13:00');
    expect(services.announce).toHaveBeenCalledWith('Pickup: Today 13:00.');
  });

  test('a time that is over by the press is not filled in, goes, and is said to be over', async () => {
    const { press, values, services } = openChips('pickup_window');
    services.now.mockReturnValue(new Date('2026-11-25T15:00:00Z'));
    await press('This afternoon');
    expect(values().pickup_window).toEqual({ start: '', end: '' });
    expect(services.announce).toHaveBeenCalledWith('This afternoon is over. Choose another time.');
    expect(screen.getByText('This afternoon is over. Choose another time.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'This afternoon' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'In 1 hour' })).toHaveFocus();
    await press('In 1 hour');
    expect(screen.queryByText(/is over/)).not.toBeInTheDocument();
  });
});

describe('another time', () => {
  beforeEach(() => {
    window.matchMedia = (query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  type Opened = Parameters<typeof openChips>;

  async function openDialog(...given: Opened) {
    const page = openChips(...given);
    const opener = screen.getByRole('button', { name: 'Other time' });
    await page.user.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    return {
      ...page,
      ...{ opener, dialog },
      keys: (typed: string) => page.user.keyboard(typed),
      day: (name: string) => dialog.getByRole('gridcell', { name }),
      choose: (field: string, option: string) =>
        page.user.selectOptions(dialog.getByRole('combobox', { name: field }), option),
      timesOf: (field: string) =>
        within(dialog.getByRole('combobox', { name: field }))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
    };
  }

  test('a dialog begins with the next quarter of today, on the day', async () => {
    const { dialog, day, opener } = await openDialog('pickup_time');
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.getByRole('dialog', { name: 'Pickup time' })).toBeVisible();
    expect(dialog.getByRole('grid', { name: 'Nov 2026' })).toBeVisible();
    expect(dialog.getAllByRole('columnheader').map((one) => one.getAttribute('abbr'))[0]).toBe('Monday');
    expect(day('25 Nov 2026')).toHaveFocus();
    expect(day('25 Nov 2026')).toHaveAttribute('aria-current', 'date');
    expect(day('25 Nov 2026')).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getByText('Wed 25 Nov 2026, 10:00, South African time')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Use this time' })).toHaveAccessibleDescription(
      'Wed 25 Nov 2026, 10:00, South African time',
    );
  });

  test('a day and a time are chosen by keys, fill in the moment, are announced and give the focus back', async () => {
    const { dialog, keys, day, choose, press, values, services, opener } = await openDialog('pickup_time');
    await keys('{PageDown}{ArrowDown}{Home}{ArrowRight}');
    expect(dialog.getByRole('grid', { name: 'Dec 2026' })).toBeVisible();
    expect(day('29 Dec 2026')).toHaveFocus();
    await choose('Time', '09:30');
    await press('Use this time');
    expect(values().pickup_time).toBe('2026-12-29T09:30');
    expect(services.announce).toHaveBeenCalledWith('Pickup: Tue 29 Dec 2026, 09:30, South African time.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('a month has one tab stop, and days before today are refused', async () => {
    const { dialog, user, keys, day } = await openDialog('pickup_time');
    expect(dialog.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      day('25 Nov 2026'),
    ]);
    expect(day('24 Nov 2026')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('24 Nov 2026'));
    await keys('{ArrowLeft}{PageUp}');
    expect(day('25 Nov 2026')).toHaveAttribute('aria-selected', 'true');
    await user.click(day('27 Nov 2026'));
    expect(day('27 Nov 2026')).toHaveFocus();
    expect(dialog.getByText(/^Fri 27 Nov 2026, 10:00/)).toBeVisible();
  });

  test('a month before that of today is refused, and its button keeps the focus', async () => {
    const { dialog, press } = await openDialog('pickup_time');
    await press('Next month');
    expect(dialog.getByRole('grid', { name: 'Dec 2026' })).toBeVisible();
    await press('Previous month');
    await press('Previous month');
    expect(dialog.getByRole('grid', { name: 'Nov 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('times of today are those ahead; another day has all', async () => {
    const { user, day, timesOf } = await openDialog('pickup_time');
    expect(timesOf('Time')[0]).toBe('09:45');
    await user.click(day('26 Nov 2026'));
    expect(timesOf('Time')).toHaveLength(96);
  });

  test('a window ends after it begins, and keeps its length as its beginning moves', async () => {
    const { dialog, keys, choose, timesOf, press, values } = await openDialog('pickup_window');
    await keys('{ArrowRight}');
    await choose('To', '12:00');
    await choose('From', '09:00');
    expect(timesOf('To')[0]).toBe('09:15');
    expect(dialog.getByText('Thu 26 Nov 2026, 09:00 to 11:00, South African time')).toBeVisible();
    await press('Use this time');
    const chosen = { start: '2026-11-26T09:00', end: '2026-11-26T11:00' };
    expect(values()).toMatchObject({ pickup_window: chosen, dropoff_window: chosen });
  });

  test('a window of the form is what the dialog begins with', async () => {
    const pickup_window = { start: '2026-12-24T08:10', end: '2026-12-24T12:00' };
    const { dialog } = await openDialog('pickup_window', { pickup_window });
    expect(dialog.getByText(/^Thu 24 Dec 2026, 08:10 to 12:00/)).toBeVisible();
  });

  test('a drop-off window begins with that of the pickup, and not before it', async () => {
    const pickup_window = { start: '2026-12-24T08:00', end: '2026-12-24T12:00' };
    const { dialog, day, timesOf } = await openDialog('dropoff_window', { pickup_window });
    expect(dialog.getByText(/^Thu 24 Dec 2026, 08:00 to 12:00/)).toBeVisible();
    expect(day('23 Dec 2026')).toHaveAttribute('aria-disabled', 'true');
    expect(timesOf('From')[0]).toBe('08:00');
  });

  test('a time that is over by the press is not filled in, and the next one is offered', async () => {
    const { dialog, press, values, services } = await openDialog('pickup_time');
    services.now.mockReturnValue(new Date('2026-11-25T09:00:00Z'));
    await press('Use this time');
    expect(values().pickup_time).toBe('');
    expect(dialog.getByRole('alert')).toHaveTextContent('That time is over. Choose another one.');
    expect(dialog.getByText(/^Wed 25 Nov 2026, 11:15/)).toBeVisible();
    await press('Use this time');
    expect(values().pickup_time).toBe('2026-11-25T11:15');
  });

  test('a time is checked with the others once the form was sent', async () => {
    const { press, check } = openChips('pickup_time');
    await press('Create');
    check.mockClear();
    await press('Other time');
    await screen.findByRole('dialog');
    await press('Use this time');
    expect(check).toHaveBeenCalled();
  });

  test('a dialog that is cancelled changes nothing', async () => {
    const { keys, press, values, opener } = await openDialog('pickup_time');
    await keys('{ArrowRight}');
    await press('Cancel');
    expect(values().pickup_time).toBe('');
    expect(opener).toHaveFocus();
  });

  test('a screen for fingers has its own pickers alone', () => {
    window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
    openChips('pickup_time');
    expect(screen.queryByRole('button', { name: 'Other time' })).not.toBeInTheDocument();
  });

  test('a dialog is in the language of the page, with its own names of days', async () => {
    const show = await inLanguage('af');
    const { user } = openChips('pickup_window', {}, show);
    await user.click(screen.getByRole('button', { name: 'Ander tyd' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Afhaaltyd' }));
    expect(dialog.getByText('Wo 25 Nov 2026, 10:00 tot 11:00, Suid-Afrikaanse tyd')).toBeVisible();
  });

  test('a dialog that does not come is told of', async () => {
    jest.resetModules();
    mockDialog.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const { press, services } = openChips('pickup_time');
    await press('Other time');
    expect(await screen.findByText(/This could not be opened/)).toBeVisible();
    expect(services.report).toHaveBeenCalled();
  });
});
