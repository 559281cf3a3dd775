import { act, render, screen } from '@testing-library/react';
import { chooseData } from '../device/choose-data';
import { AskedMap } from './asked-map';

const Drawn = () => <p>The map itself</p>;

function open(load: () => Promise<{ Drawn: typeof Drawn }>) {
  render(<AskedMap label="Where it is" height={180} load={load} drawn={{}} />);
}

afterEach(() => localStorage.clear());

test.each([
  ['the connection', () => void dispatchEvent(new Event('online'))],
  ['a choice about data', () => chooseData('off', 'u1')],
])('a map whose code did not arrive comes with %s', async (_, happen) => {
  const load = jest.fn(async () => ({ Drawn }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  open(load);
  expect(await screen.findByText(/The map cannot be shown right now/)).toBeVisible();
  act(happen);
  expect(await screen.findByText('The map itself')).toBeVisible();
  expect(screen.queryByText(/cannot be shown/)).not.toBeInTheDocument();
});
