import type { PlacesMap } from '@fleetfoot/shared/maps';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useSearchParams } from '@fleetfoot/shared/remote';
import { fakeServices, renderPage } from '@fleetfoot/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { delivery } from '../../testing/delivery';
import { setScreen } from '../../testing/screen-size';
import { DeliveryList } from '../delivery-list';
import { parseListQuery } from '../query/list-query';

const mockRead = jest.fn();
const mockMap = jest.fn();
const mockDevice = { hasMap: false };

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  databaseIsOpen: async () => {},
  useLiveDocument: (query: unknown) => mockRead(query),
  observeDocument: (query: unknown) => {
    mockRead(query);
    return () => {};
  },
}));
jest.mock('@fleetfoot/shared/maps', () => ({
  PlacesMap: ({ label, places, lifted, onPress }: ComponentProps<typeof PlacesMap>) => {
    mockMap();
    return (
      <section aria-label={label}>
        {places.map(({ id, label: text }) => (
          <button key={id} type="button" aria-pressed={lifted.has(id)} onClick={() => onPress([id])}>
            {text}
          </button>
        ))}
      </section>
    );
  },
}));
jest.mock('@fleetfoot/shared/device', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/device'),
  deviceStore: () => ({
    get: async () => mockDevice.hasMap,
    put: async (_: string, isOn: boolean) => {
      mockDevice.hasMap = isOn;
    },
  }),
}));

const THREE = ['ORD-1', 'ORD-2', 'ORD-3'].map((external_id, index) =>
  delivery({ id: `d${index + 1}`, external_id, created_at: new Date(Date.UTC(2026, 1, 4, 8, -index)) }),
);

beforeEach(() => {
  setScreen('desktop');
  mockDevice.hasMap = false;
  mockMap.mockReset();
  mockRead.mockReset();
  mockRead.mockReturnValue({ status: 'loading' });
});

afterEach(() => jest.useRealTimers());

let change: (items: readonly Delivery[]) => void = () => {};

/** The list of an address, whose deliveries change. */
function Changing({ first }: { readonly first: readonly Delivery[] }) {
  const [items, setItems] = useState(first);
  change = setItems;
  return (
    <DeliveryList
      loaded={{ items, more: 'none' }}
      found={[]}
      query={parseListQuery(useSearchParams())}
      isNarrowed={false}
      onChange={() => {}}
      loadMore={() => {}}
    />
  );
}

async function show(path: string, items: readonly Delivery[] = THREE, drafts = fakeServices().drafts) {
  const navigate = jest.fn((target: string) => {
    window.history.replaceState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const page = renderPage(<Changing first={items} />, { path, services: { navigate, drafts } });
  await screen.findByRole('checkbox', { name: 'Select all shown' });
  return { ...page, navigate };
}

const panel = (name: string) => screen.findByRole('region', { name: `Side panel: ${name}` });
const row = (name: string) => screen.getByRole('link', { name });

test('Space shows the delivery of a row beside the list, the focus leads on, and Escape returns to the row', async () => {
  const { user, navigate, services } = await show('/deliveries?status=Created');
  act(() => row('ORD-1').focus());
  await user.keyboard(' ');
  expect(await panel('ORD-1')).toBeVisible();
  act(() => row('ORD-2').focus());
  const second = await panel('ORD-2');
  expect(within(second).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/deliveries/d2');
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith('/deliveries?status=Created&show=d2', { replace: true }),
  );
  expect(services.announce).toHaveBeenCalledWith('ORD-2, Created, shown beside the list.');
  await user.keyboard(' ');
  expect(screen.getByRole('heading', { name: 'ORD-2' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(row('ORD-2')).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe('?status=Created'));
  // The rows have all that was shown.
  expect(mockRead).not.toHaveBeenCalled();
});

test('a press on a row shows it while the panel is open, and on the row that is shown it opens its page', async () => {
  const { user } = await show('/deliveries?show=d1');
  await panel('ORD-1');
  const followed: boolean[] = [];
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  await user.click(row('ORD-3'));
  await panel('ORD-3');
  await user.click(row('ORD-3'));
  document.removeEventListener('click', note);
  expect(followed).toEqual([false, true]);
});

test('the button of the tools shows the first row, and hides it', async () => {
  const { user } = await show('/deliveries');
  const button = screen.getByRole('button', { name: 'Side panel' });
  await user.click(button);
  await panel('ORD-1');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Close side panel' }));
  expect(row('ORD-1')).toHaveFocus();
});

test('a delivery that leaves the rows stays in the panel, which says so, until it is among them again', async () => {
  await show('/deliveries?show=d1');
  const side = await panel('ORD-1');
  expect(side).not.toHaveTextContent('The list does not show this delivery now.');
  act(() => change(THREE.slice(1)));
  expect(side).toHaveTextContent('The list does not show this delivery now.');
  act(() => change(THREE));
  expect(side).not.toHaveTextContent('The list does not show this delivery now.');
  expect(within(side).getByRole('link', { name: 'Repeat' })).toHaveAttribute(
    'href',
    '/newdelivery?repeat=d1',
  );
});

test('the row that the panel shows is the present one at once, before the address says so', async () => {
  await show('/deliveries');
  jest.useFakeTimers();
  const present = () => screen.getAllByRole('row').filter((one) => one.getAttribute('aria-current') !== null);
  fireEvent.click(screen.getByRole('button', { name: 'Side panel' }));
  expect(window.location.search).toBe('');
  expect(present()).toEqual([row('ORD-1').closest('tr')]);
  act(() => row('ORD-2').focus());
  expect(present()).toEqual([row('ORD-2').closest('tr')]);
  fireEvent.click(screen.getByRole('button', { name: 'Side panel' }));
  expect(present()).toEqual([]);
  jest.useRealTimers();
});

test('J right behind V goes on from the row that is shown', async () => {
  await show('/deliveries');
  jest.useFakeTimers();
  /** As the shell does it: from the row that has the focus or is shown, else to the first. */
  function pressJ(): void {
    const links = [...document.querySelectorAll<HTMLElement>('tbody tr [data-row-link]')];
    const present = links.findIndex((link) => link.closest('tr')?.matches(':focus-within, [aria-current]'));
    act(() => links[present + 1]?.focus());
  }
  fireEvent.click(screen.getByRole('button', { name: 'Side panel' }));
  pressJ();
  expect(row('ORD-2')).toHaveFocus();
  act(() => void jest.advanceTimersByTime(300));
  expect(row('ORD-2')).toHaveFocus();
  expect(window.location.search).toBe('?show=d2');
  jest.useRealTimers();
  await panel('ORD-2');
});

test('a delivery that the list has not loaded is read, and one that is gone says where it may be', async () => {
  mockRead.mockReturnValue({ status: 'ready', data: delivery({ external_id: 'OLD-1' }), offline: false });
  const { unmount } = await show('/deliveries?show=old');
  await panel('OLD-1');
  unmount();
  mockRead.mockReturnValue({ status: 'ready', data: undefined, offline: false });
  await show('/deliveries?show=gone');
  await panel('Delivery');
  expect(await screen.findByRole('link', { name: /^its page/ })).toHaveAttribute('href', '/deliveries/gone');
});

test('the address of a panel is the page of its delivery where rows are cards', async () => {
  setScreen('phone');
  const { navigate } = await show('/deliveries?show=d2');
  expect(navigate.mock.calls).toEqual([['/deliveries/d2', { replace: true }]]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test("the side panel has stops, courier and latest statuses, and reads the courier's position alone", async () => {
  const carried = delivery({
    status: 'Collected',
    status_times: {
      'Courier assigned': new Date('2026-02-03T12:00Z'),
      Collected: new Date('2026-02-03T12:20Z'),
    },
    courier: { name: 'Thabo M.', phone_number: '+27820000001', vehicle_plate: 'ND 1' },
    dropoff_gate_code: '#42',
  });
  await show('/deliveries?show=delivery-1', [carried]);
  const shown = await panel('ORD-1001');
  for (const text of ['Lerato Dlamini', 'Umoya Kitchen', 'Gate code: #42', 'Thabo M., ND 1', 'Ring twice.'])
    expect(within(shown).getAllByText(text)[0]).toBeVisible();
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Collected 03 Feb 2026, 14:20',
    'Courier assigned 03 Feb 2026, 14:00',
    'Created 03 Feb 2026, 13:00',
  ]);
  expect(within(shown).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  // The position of the courier alone is read.
  await waitFor(() =>
    expect(mockRead.mock.calls.map(([{ path }]) => path)).toEqual([
      expect.stringMatching(/\/CourierPositions\/delivery-1$/),
    ]),
  );
});

test('a selection is there again after another page, also where its rows are not loaded yet', async () => {
  const { drafts } = fakeServices();
  const { user, unmount } = await show('/deliveries', THREE, drafts);
  await user.click(screen.getByRole('checkbox', { name: /^Select ORD-2/ }));
  unmount();
  const second = await show('/deliveries', THREE, drafts);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Select ORD-2/ })).toBeChecked());
  expect(screen.getByRole('status')).toHaveTextContent('1 delivery selected.');
  second.unmount();
  const third = await show('/deliveries', THREE.slice(0, 1), drafts);
  expect(await screen.findByText('The selected deliveries are not shown now.')).toBeVisible();
  third.unmount();
  await show('/deliveries', THREE, drafts);
  expect(await screen.findByText('1 delivery selected.')).toBeVisible();
});

test('a pin shows its delivery, and a row that is pointed at lifts its pins', async () => {
  const { user } = await show('/deliveries');
  const toggle = screen.getByRole('button', { name: 'Map' });
  await user.click(toggle);
  const map = await screen.findByRole('region', { name: /^Map of the deliveries in the list/ });
  expect(screen.getByText(/^3 deliveries on the map/)).toBeVisible();
  const pickup = within(map).getByRole('button', { name: 'Pickup of 3 deliveries' });
  expect(pickup).toHaveAttribute('aria-pressed', 'false');
  await user.hover(row('ORD-2'));
  expect(pickup).toHaveAttribute('aria-pressed', 'true');
  await user.click(pickup);
  await panel('ORD-1');
  await user.click(pickup);
  await panel('ORD-2');
  expect(mockDevice.hasMap).toBe(true);
  await user.click(toggle);
  expect(screen.queryByRole('region', { name: /^Map/ })).not.toBeInTheDocument();
});

test('a map stands in place of cards, and its pins lead to pages', async () => {
  setScreen('phone');
  const { user, navigate } = await show('/deliveries', THREE.slice(0, 1));
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await user.click(await screen.findByRole('button', { name: 'Drop-off of ORD-1: Created' }));
  expect(navigate).toHaveBeenCalledWith('/deliveries/d1');
  expect(screen.getByRole('table', { hidden: true })).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Map' }));
});

test('a delivery shown by a link or the button is announced, as one shown by its row', async () => {
  const { services, user } = await show('/deliveries?show=d2');
  await waitFor(() =>
    expect(services.announce).toHaveBeenLastCalledWith('ORD-2, Created, shown beside the list.'),
  );
  const button = screen.getByRole('button', { name: 'Side panel' });
  await user.click(button);
  await user.click(button);
  await waitFor(() =>
    expect(services.announce).toHaveBeenLastCalledWith('ORD-1, Created, shown beside the list.'),
  );
});

test('the buttons of what stands beside the list are there while deliveries are selected', async () => {
  const { user } = await show('/deliveries');
  await user.click(screen.getByRole('checkbox', { name: /^Select ORD-2/ }));
  await screen.findByText('1 delivery selected.');
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(await screen.findByRole('region', { name: /^Map/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(screen.getByRole('button', { name: 'Side panel' })).toBeVisible();
});

test('a map that breaks leaves the list, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockMap.mockImplementation(() => {
    throw new Error('no WebGL');
  });
  const { user, services } = await show('/deliveries');
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(await screen.findByText(/^The map could not be opened/)).toBeVisible();
  expect(row('ORD-1')).toBeVisible();
  expect(services.report).toHaveBeenCalledWith(expect.any(Error), { part: 'map' });
  mockMap.mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: /^Map/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Map' }));
});

test('a dialog of the panel stays while its row leaves the list and the connection goes', async () => {
  const { user } = await show('/deliveries?show=d1');
  await user.click(within(await panel('ORD-1')).getByRole('button', { name: 'Share' }));
  const dialog = screen.getByRole('dialog');
  for (const read of [
    { status: 'loading' },
    { status: 'ready', data: THREE[0], offline: true },
    { status: 'ready', data: undefined, offline: false },
  ]) {
    mockRead.mockReturnValue(read);
    act(() => change(THREE.slice(1)));
    expect(screen.getByRole('dialog')).toBe(dialog);
    act(() => change(THREE));
  }
});

test('a delivery that is read says so when it may be old', async () => {
  mockRead.mockReturnValue({ status: 'ready', data: THREE[0], offline: true });
  await show('/deliveries?show=d1', THREE.slice(1));
  expect(within(await panel('ORD-1')).getByText(/^You are offline/)).toBeVisible();
});

test("Escape in a field elsewhere on the page is that field's own", async () => {
  const { user } = await show('/deliveries?show=d1');
  await panel('ORD-1');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  field.remove();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
