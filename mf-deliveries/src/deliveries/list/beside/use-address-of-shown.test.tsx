import { useSearchParams } from '@fleetfoot/shared/remote';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAddressOfShown } from './use-address-of-shown';
import { useShown } from './use-shown';

const onRest = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onRest.mockClear();
});
afterEach(() => jest.useRealTimers());

function List() {
  const beside = useShown(useSearchParams().get('show') ?? '');
  const { shown, show } = beside;
  useAddressOfShown(beside, onRest);
  return (
    <>
      <output>{shown}</output>
      {['d1', 'd2', ''].map((id) => (
        <button key={id} type="button" onClick={() => show(id)}>
          {id || 'Escape'}
        </button>
      ))}
      <button type="button" onClick={() => show(shown === '' ? 'd1' : '')}>
        V
      </button>
    </>
  );
}

function go(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function open(path: string) {
  const navigate = jest.fn(go);
  return { navigate, ...renderPage(<List />, { path, services: { navigate } }) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rest = () => act(() => void jest.advanceTimersByTime(300));
const shown = () => screen.getByRole('status').textContent;
const address = () => `${window.location.pathname}${window.location.search}`;

test('the panel opens again by its button after it was closed', () => {
  open('/deliveries');
  for (const [key, id] of [
    ['V', 'd1'],
    ['Escape', ''],
    ['V', 'd1'],
  ] as const) {
    press(key);
    rest();
    expect(shown()).toBe(id);
  }
  expect(address()).toBe('/deliveries?show=d1');
});

test('the button closes what a row has shown a moment ago', () => {
  open('/deliveries');
  press('d2');
  press('V');
  expect(shown()).toBe('');
  rest();
  expect(address()).toBe('/deliveries');
});

test('going along rows enters the address once, with the filters of then', () => {
  const { navigate } = open('/deliveries');
  press('d1');
  press('d2');
  act(() => go('/deliveries?status=Late'));
  expect(shown()).toBe('d2');
  rest();
  expect(navigate.mock.calls).toEqual([['/deliveries?status=Late&show=d2', { replace: true }]]);
  act(() => go('/deliveries'));
  rest();
  expect([shown(), address()]).toEqual(['', '/deliveries']);
});

test('another address takes over from what was shown ahead of it', () => {
  open('/deliveries?show=d1');
  press('d2');
  act(() => go('/deliveries'));
  rest();
  act(() => go('/deliveries?show=d1'));
  expect(shown()).toBe('d1');
});

test('another page is left alone', () => {
  const { navigate } = open('/deliveries');
  press('d1');
  act(() => go('/team'));
  rest();
  expect(navigate).not.toHaveBeenCalled();
  expect(address()).toBe('/team');
});

test('a delivery of the address is told once it rests, as one that a press shows', () => {
  open('/deliveries?show=d1');
  rest();
  press('d2');
  press('d1');
  press('d2');
  rest();
  expect(onRest.mock.calls).toEqual([['d1'], ['d2']]);
});
