import { AppError } from '@fleetfoot/shared/domain';
import type { DocumentObserver } from '@fleetfoot/shared/firebase';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { delivery } from '../../testing/delivery';
import { useCouriers } from './use-couriers';

/** Who listens to which document. */
const mockListeners = new Map<string, DocumentObserver<CourierPosition>>();

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  observeDocument: ({ path }: { readonly path: string }, observer: DocumentObserver<CourierPosition>) => {
    const id = path.split('/').at(-1) ?? '';
    mockListeners.set(id, observer);
    return () => mockListeners.delete(id);
  },
}));

const riding = (id: string, status = 'Collected') => delivery({ id, status });

function position(id: string, latitude: number): CourierPosition {
  return { id, latitude, longitude: 18.4, at: new Date(), updated_at: new Date() };
}

let change: (deliveries: readonly Delivery[]) => void = () => {};

function Couriers({ first }: { readonly first: readonly Delivery[] }) {
  const [deliveries, setDeliveries] = useState(first);
  change = setDeliveries;
  const positions = useCouriers(deliveries);
  return <output>{[...positions].map(([id, { latitude }]) => `${id} ${latitude}`).join(', ')}</output>;
}

function show(deliveries: readonly Delivery[]) {
  return renderPage(<Couriers first={deliveries} />);
}

function tell(id: string, latitude: number): void {
  act(() => mockListeners.get(id)?.next(position(id, latitude)));
}

const listened = () => [...mockListeners.keys()];
const known = () => screen.getByRole('status');

test('couriers on the road are followed until their delivery has ended', () => {
  const { unmount } = show([riding('a'), riding('b', 'Created'), riding('c', 'Returning')]);
  expect(listened()).toEqual(['a', 'c']);
  tell('a', -33);
  tell('c', -34);
  tell('a', -33.5);
  expect(known()).toHaveTextContent('a -33.5, c -34');
  act(() => change([riding('a', 'Delivered'), riding('c', 'Returning')]));
  expect(listened()).toEqual(['c']);
  expect(known()).toHaveTextContent(/^c -34$/);
  act(() => mockListeners.get('c')?.next(undefined));
  expect(known()).toBeEmptyDOMElement();
  unmount();
  expect(listened()).toEqual([]);
});

test('twenty couriers are followed at most, those of the first rows', () => {
  show(Array.from({ length: 25 }, (_, index) => riding(`d${index + 10}`)));
  expect(mockListeners.size).toBe(20);
  expect(listened()).not.toContain('d30');
});

test('a tab that nobody sees follows nobody, and goes on with what it knew', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  show([riding('a')]);
  tell('a', -33);
  hidden.mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(listened()).toEqual([]);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(listened()).toEqual(['a']);
  expect(known()).toHaveTextContent('a -33');
  hidden.mockRestore();
});

test('a position that may not be read is reported, and one that nobody answers is not', () => {
  const { services } = show([riding('a')]);
  const fail = (code: 'offline' | 'permission-denied') =>
    act(() => mockListeners.get('a')?.fail(new AppError(code, 'no')));
  fail('offline');
  expect(services.report).not.toHaveBeenCalled();
  fail('permission-denied');
  expect(services.report).toHaveBeenCalledTimes(1);
});
