import { AppError } from '@fleetfoot/shared/domain';
import type { DocumentObserver } from '@fleetfoot/shared/firebase';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRide } from './use-ride';

const AT = new Date('2026-02-03T12:00:00Z');
const POSITION: CourierPosition = { id: 'd1', latitude: -33.9, longitude: 18.4, at: AT, updated_at: AT };

/** Counts who follows, and tells them. */
function scene() {
  const observers = new Set<DocumentObserver<CourierPosition>>();
  function follow(observer: DocumentObserver<CourierPosition>) {
    observers.add(observer);
    return () => void observers.delete(observer);
  }
  let setPresent = (_status: string) => {};
  function Shown({ from }: { readonly from: string }) {
    const [status, setStatus] = useState(from);
    setPresent = setStatus;
    const ride = useRide({ status }, follow);
    return (
      <p>{ride ? `${ride.position?.latitude ?? 'nowhere'}${ride.failed ? ', lost' : ''}` : 'no ride'}</p>
    );
  }
  const move = (status: string) => act(() => setPresent(status));
  return { observers, move, Shown };
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => setHidden(false));

test('a position is followed while a courier is on the road, and not before or after', () => {
  const { observers, move, Shown } = scene();
  renderPage(<Shown from="Created" />);
  expect(observers.size).toBe(0);
  move('Courier assigned');
  expect(observers.size).toBe(1);
  expect(screen.getByText('nowhere')).toBeVisible();
  act(() => [...observers][0]?.next(POSITION));
  expect(screen.getByText('-33.9')).toBeVisible();
  move('Delivered');
  expect(observers.size).toBe(0);
  expect(screen.getByText('no ride')).toBeVisible();
});

test('a hidden tab follows nothing, keeps what it knew, and goes on when it is seen again', () => {
  const { observers, Shown } = scene();
  renderPage(<Shown from="Collected" />);
  act(() => [...observers][0]?.next(POSITION));
  setHidden(true);
  expect(observers.size).toBe(0);
  expect(screen.getByText('-33.9')).toBeVisible();
  setHidden(false);
  expect(observers.size).toBe(1);
});

test('a position that nobody answers for is lost until somebody does, and no fault', () => {
  const { observers, Shown } = scene();
  const { services } = renderPage(<Shown from="Collected" />);
  act(() => [...observers][0]?.fail(new AppError('timeout', 'No answer.')));
  expect(screen.getByText('nowhere, lost')).toBeVisible();
  act(() => [...observers][0]?.next(POSITION));
  expect(screen.getByText('-33.9')).toBeVisible();
  expect(services.report).not.toHaveBeenCalled();
});

test('a position that can no longer be followed stays, and says so', () => {
  const { observers, Shown } = scene();
  const { services } = renderPage(<Shown from="Collected" />);
  act(() => [...observers][0]?.next(POSITION));
  act(() => [...observers][0]?.fail(new AppError('permission-denied', 'Removed.')));
  expect(screen.getByText('-33.9, lost')).toBeVisible();
  expect(services.report).toHaveBeenCalledTimes(1);
});
