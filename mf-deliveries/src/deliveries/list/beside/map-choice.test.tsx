import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useMapChoice } from './map-choice';

const mockDevice = { isOn: undefined as boolean | undefined, isDataLight: false };

jest.mock('@fleetfoot/shared/device', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/device'),
  isDataLight: () => mockDevice.isDataLight,
  deviceStore: () => ({
    get: async () => mockDevice.isOn,
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
  return renderPage(
    <>
      <Probe name="list" />
      <Probe name="tools" />
    </>,
    { session: { ...sessions.admin, uid } },
  );
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
