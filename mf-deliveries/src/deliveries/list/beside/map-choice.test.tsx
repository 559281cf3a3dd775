import { fakeSession, renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useMapChoice } from './map-choice';

const mockDevice = { isOn: undefined as boolean | undefined, isDataLight: false };

jest.mock('@fleetfoot/shared/device', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/device'),
  isDataLight: () => mockDevice.isDataLight,
  deviceStore: ({ isCurrent }: { readonly isCurrent: () => boolean }) => ({
    async get() {
      if (!isCurrent()) throw new Error('The session is over.');
      return mockDevice.isOn;
    },
    put: async (_: string, isOn: boolean) => {
      mockDevice.isOn = isOn;
    },
  }),
}));

function Probe({ name }: { readonly name: string }) {
  const [isOn, change] = useMapChoice();
  return (
    <button type="button" onClick={() => change(!isOn)}>
      {name} {isOn ? 'on' : 'off'}
    </button>
  );
}

function show(uid: string) {
  const session = fakeSession({ ...sessions.admin, uid });
  const page = renderPage(
    <>
      <Probe name="list" />
      <Probe name="tools" />
    </>,
    { services: { session } },
  );
  return { ...page, session };
}

const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the choice of the map holds wherever it is asked for, and stays on the device', async () => {
  const { user } = show('thandi');
  expect(texts()).toEqual(['list off', 'tools off']);
  await user.click(screen.getByRole('button', { name: 'tools off' }));
  expect(texts()).toEqual(['list on', 'tools on']);
  expect(mockDevice.isOn).toBe(true);
});

test('a map of before is shown again, but where data is saved, until it is asked for', async () => {
  mockDevice.isOn = true;
  const { unmount } = show('sipho');
  await waitFor(() => expect(texts()).toEqual(['list on', 'tools on']));
  unmount();
  mockDevice.isDataLight = true;
  const { user } = show('zoe');
  await waitFor(() => expect(texts()).toEqual(['list off', 'tools off']));
  await user.click(screen.getByRole('button', { name: 'list off' }));
  expect(texts()).toEqual(['list on', 'tools on']);
});

test('a sign-out while the list is still there is no failure', async () => {
  const { services, session } = show('naledi');
  await waitFor(() => expect(texts()).toEqual(['list off', 'tools off']));
  await act(async () => session.setState({ uid: undefined }));
  expect(services.report).not.toHaveBeenCalled();
});
