import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Coordinates } from '../domain/geo';
import { configureMaps } from './maps-config';
import { PinMap } from './pin-map';

const START = { latitude: -33.9249, longitude: 18.4241 };

function Scene({ onMove }: { readonly onMove: (position: Coordinates) => void }) {
  const [position, setPosition] = useState<Coordinates>(START);
  function move(next: Coordinates) {
    setPosition(next);
    onMove(next);
  }
  return <PinMap label="The address on the map" position={position} onMove={move} />;
}

beforeEach(() => configureMaps({ apiKey: 'test', mapId: 'style' }));

test('buttons and arrow keys move the pin and tell where it went', async () => {
  const user = userEvent.setup();
  const onMove = jest.fn();
  render(<Scene onMove={onMove} />);
  expect(screen.getByRole('group', { name: 'The address on the map' })).toHaveStyle({ height: '180px' });
  await user.click(screen.getByRole('button', { name: 'North' }));
  expect(onMove).toHaveBeenLastCalledWith({ latitude: -33.92481, longitude: 18.4241 });
  expect(screen.getByText('Moved 10 m north to -33.92481, 18.42410')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(onMove).toHaveBeenLastCalledWith({ latitude: -33.9249, longitude: 18.424208 });
  expect(screen.getByText('Moved 10 m south to -33.92490, 18.42421')).toBeInTheDocument();
});

test('the map takes no space without a position', () => {
  const { container } = render(<PinMap label="The address" position={undefined} onMove={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});
