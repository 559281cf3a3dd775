import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { tooLate } from '../data';
import { delivery } from '../testing/delivery';
import { pendingAnswer } from '../testing/pending-answer';
import { story } from '../testing/story';
import { DeliveryView } from './delivery-view';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('../testing/listed-map').ListedMap,
}));

const READY: Live<Delivery | undefined> = { status: 'ready', data: delivery(), offline: false };
const GONE: Live<Delivery | undefined> = { status: 'ready', data: undefined, offline: false };

/** The page with its dialog open; `show` plays the live document, `answer` the call. */
async function openDialog() {
  const answer = pendingAnswer();
  const cancel = jest.fn((_id: string) => answer.promise);
  let show: (live: Live<Delivery | undefined>) => void = () => {};
  function LivePage() {
    const [live, setLive] = useState(READY);
    show = setLive;
    return (
      <DeliveryView
        live={live}
        story={story()}
        edit={async () => {}}
        ask={async () => ({ failure: 'unavailable' })}
        cancel={cancel}
        gone={<p>Another page</p>}
      />
    );
  }
  const page = renderPage(<LivePage />);
  await page.user.click(screen.getByRole('button', { name: 'Cancel Delivery' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this delivery?' });
  const press = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
  return {
    ...page,
    cancel,
    answer,
    dialog,
    press,
    show: (live: Live<Delivery | undefined>) => act(() => show(live)),
  };
}

test('a cancellation asks for confirmation, and a declined one keeps the delivery', async () => {
  const { dialog, press, cancel } = await openDialog();
  expect(dialog).toHaveTextContent('Delivery ORD-1001 cannot be brought back.');
  expect(dialog).toHaveTextContent('You find it in the list of deliveries under Cancelled.');
  await press('Keep Delivery');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cancel).not.toHaveBeenCalled();
});

test('a delivery is cancelled once, which opens the list and is announced', async () => {
  const { press, cancel, answer, services } = await openDialog();
  await press('Cancel Delivery');
  await press('Cancel Delivery');
  expect(cancel.mock.calls).toEqual([['delivery-1']]);
  expect(services.navigate).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(services.announce).toHaveBeenCalledWith('Delivery ORD-1001 is cancelled.');
  expect(services.navigate).toHaveBeenCalledWith('/deliveries', { replace: true });
});

test('a delivery deleted before the answer arrives stays on the page', async () => {
  const { press, show, answer } = await openDialog();
  await press('Cancel Delivery');
  show(GONE);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ORD-1001');
  await act(async () => answer.resolve());
  expect(screen.queryByText('Another page')).not.toBeInTheDocument();
});

test('a failed cancellation stays on the page, is reported and shown in the dialog, and can be repeated', async () => {
  const { dialog, press, answer, services, cancel } = await openDialog();
  await press('Cancel Delivery');
  const error = new AppError('timeout', 'No answer.');
  await act(async () => answer.reject(error));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Cancellation was not successful. This is taking longer than it should.',
  );
  expect(services.report).toHaveBeenCalledWith(error, {
    message: 'Cancellation was not successful',
    deliveryID: 'delivery-1',
  });
  expect(services.navigate).not.toHaveBeenCalled();
  await press('Cancel Delivery');
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('a cancellation without a connection says so, and keeps the delivery and its page', async () => {
  const { dialog, press, answer, services } = await openDialog();
  await press('Cancel Delivery');
  await act(async () => answer.reject(new AppError('offline', 'No network.')));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Cancellation was not successful. You are offline.',
  );
  await press('Keep Delivery');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ORD-1001');
  expect(services.navigate).not.toHaveBeenCalled();
});

test('a delivery that another window cancelled gives way to what is known of it', async () => {
  const { show } = await openDialog();
  show(GONE);
  expect(screen.getByText('Another page')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a delivery collected while the dialog is open keeps it open, without the button behind it', async () => {
  const { show, dialog, press, answer } = await openDialog();
  show({ status: 'ready', data: delivery({ status: 'Collected' }), offline: false });
  expect(dialog).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Cancel Delivery' })).toHaveLength(1);
  expect(
    screen.getByText(/^It can no longer be cancelled, because its status is Collected\./),
  ).toBeInTheDocument();
  await press('Cancel Delivery');
  await act(async () => answer.reject(tooLate('Its status is Collected', 'cancelled')));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Cancellation was not successful. Its status is Collected now, and it can no longer be cancelled.',
  );
  await press('Keep Delivery');
  expect(screen.queryByRole('button', { name: 'Cancel Delivery' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toBeVisible();
});
