import { AppError, type Delivery } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DeliveryView } from './delivery-view';
import { delivery } from './testing/delivery';
import { NO_HISTORY } from './testing/no-history';
import { pendingAnswer } from './testing/pending-answer';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('./testing/listed-map').ListedMap,
}));

const READY: Live<Delivery | undefined> = { status: 'ready', data: delivery(), offline: false };
const GONE: Live<Delivery | undefined> = { status: 'ready', data: undefined, offline: false };

/** The page with its dialog open; `show` plays the live document, `answer` the delete call. */
async function openDialog() {
  const answer = pendingAnswer();
  const remove = jest.fn((_id: string) => answer.promise);
  let show: (live: Live<Delivery | undefined>) => void = () => {};
  function LivePage() {
    const [live, setLive] = useState(READY);
    show = setLive;
    return (
      <DeliveryView
        live={live}
        history={NO_HISTORY}
        names={new Map()}
        edit={async () => {}}
        remove={remove}
      />
    );
  }
  const page = renderPage(<LivePage />);
  await page.user.click(screen.getByRole('button', { name: 'Cancel Delivery' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this delivery?' });
  const press = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
  return {
    ...page,
    remove,
    answer,
    dialog,
    press,
    show: (live: Live<Delivery | undefined>) => act(() => show(live)),
  };
}

test('says what happens first, and keeps the delivery when one thinks again', async () => {
  const { dialog, press, remove } = await openDialog();
  expect(dialog).toHaveTextContent('Delivery ORD-1001 is deleted and cannot be brought back.');
  expect(dialog).toHaveTextContent('Nobody in your organisation sees it any more');
  await press('Keep Delivery');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
});

test('deletes the delivery once and goes to the list with an announcement', async () => {
  const { press, remove, answer, services } = await openDialog();
  await press('Cancel Delivery');
  await press('Cancel Delivery');
  expect(remove.mock.calls).toEqual([['delivery-1']]);
  expect(services.navigate).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(services.announce).toHaveBeenCalledWith('Delivery ORD-1001 is cancelled.');
  expect(services.navigate).toHaveBeenCalledWith('/deliveries', { replace: true });
});

test('goes on showing the delivery when it is gone before the answer comes', async () => {
  const { press, show, answer } = await openDialog();
  await press('Cancel Delivery');
  show(GONE);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ORD-1001');
  await act(async () => answer.resolve());
  expect(screen.queryByText('Delivery not found')).not.toBeInTheDocument();
});

test('a failure stays on the page, is reported and says so in the dialog; it can be tried again', async () => {
  const { dialog, press, answer, services, remove } = await openDialog();
  await press('Cancel Delivery');
  const error = new AppError('timeout', 'No answer.');
  await act(async () => answer.reject(error));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Cancellation was not successful. This is taking longer than it should.',
  );
  expect(services.report).toHaveBeenCalledWith(error, {
    message: 'Cancellation was not successful',
    deliveryId: 'delivery-1',
  });
  expect(services.navigate).not.toHaveBeenCalled();
  await press('Cancel Delivery');
  expect(remove).toHaveBeenCalledTimes(2);
});

test('a delivery that another window cancelled is said to be not found', async () => {
  const { show } = await openDialog();
  show(GONE);
  expect(screen.getByText('Delivery not found')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
