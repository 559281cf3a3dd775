import { renderPage } from '@fleetfoot/shared/testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { delivery } from '../testing/delivery';
import { FollowChanges } from './follow-changes';

const LATER = new Date('2026-02-03T12:30:00Z');
const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

function prefer(isStill: boolean): void {
  window.matchMedia = (query: string) =>
    ({ matches: isStill && query.includes('reduced-motion'), media: query }) as never;
}

function open() {
  let show = (_deliveries: readonly ReturnType<typeof delivery>[]) => {};
  function Rows() {
    const [deliveries, setDeliveries] = useState([delivery(), delivery({ id: 'delivery-2' })]);
    show = (next) => setDeliveries([...next]);
    return (
      <table>
        <tbody>
          {deliveries.map(({ id }) => (
            <tr key={id} data-id={id} />
          ))}
        </tbody>
        <FollowChanges deliveries={deliveries} />
      </table>
    );
  }
  const page = renderPage(<Rows />);
  return { ...page, show: (...deliveries: ReturnType<typeof delivery>[]) => act(() => show(deliveries)) };
}

test.each([
  [false, 'ease-out'],
  [true, 'step-end'],
])('the row of a delivery that changes stands out for a moment; less motion: %s', (isStill, easing) => {
  prefer(isStill);
  const { show, services, unmount } = open();
  expect(animate).not.toHaveBeenCalled();
  // What a tab knows of a delivery outlives its page.
  const status = isStill ? 'Delivered' : 'Collected';
  show(
    delivery({ status, updated_at: new Date(LATER.getTime() + (isStill ? 1 : 0)) }),
    delivery({ id: 'delivery-2' }),
  );
  expect(animate.mock.contexts).toEqual([document.querySelector('tr[data-id="delivery-1"]')]);
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ easing });
  expect(services.notify.mock.calls).toEqual([
    [expect.objectContaining({ title: `ORD-1001 is ${status.toLowerCase()}` })],
  ]);
  unmount();
});
