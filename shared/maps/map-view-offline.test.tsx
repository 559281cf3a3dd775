import { render, screen } from '@testing-library/react';
import { MapView } from './map-view';
import { configureMaps } from './maps-config';

test('a map that cannot be loaded is replaced by a note', async () => {
  configureMaps({ apiKey: 'test', mapId: 'style' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const refusing = setInterval(() => {
    document.querySelector('script#google-maps')?.dispatchEvent(new Event('error'));
  }, 5);
  render(<MapView label="Where it is" markers={[]} />);
  expect(await screen.findByText(/The map cannot be shown right now/)).toBeVisible();
  clearInterval(refusing);
});
