import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseData } from '../device/choose-data';
import { MapView } from './map-view';
import { configureMaps } from './maps-config';
import type { MapMarker } from './marker';
import { PinMap } from './pin-map';

const PICKUP: MapMarker = {
  position: { latitude: -33.92, longitude: 18.42 },
  label: 'Pickup',
  tone: 'pickup',
};
const DROPOFF: MapMarker = {
  position: { latitude: -33.98, longitude: 18.46 },
  label: 'Drop-off',
  tone: 'dropoff',
};

const map = {
  setCenter: jest.fn(),
  setZoom: jest.fn(),
  setOptions: jest.fn(),
  fitBounds: jest.fn(),
  addListener: jest.fn(),
  getBounds: jest.fn(() => ({ contains: ({ lat }: { lat: number }) => lat < -33.9 })),
};
const lines: FakeLine[] = [];
const markers: FakeMarker[] = [];
const clearInstanceListeners = jest.fn();
const makeMap = jest.fn();

class FakeMap {
  constructor(element: HTMLElement, options: google.maps.MapOptions) {
    makeMap(element, options);
    Object.assign(this, map);
  }
}
class FakeMarker {
  map: unknown;
  title: string;
  position: unknown;
  gmpDraggable: boolean;
  letGo: () => void = () => {};
  constructor(options: google.maps.marker.AdvancedMarkerElementOptions) {
    this.map = options.map;
    this.title = options.title ?? '';
    this.position = options.position;
    this.gmpDraggable = options.gmpDraggable ?? false;
    markers.push(this);
  }
  addListener(_event: 'dragend', listener: () => void) {
    this.letGo = listener;
    return { remove: jest.fn() };
  }
}
class FakeLine {
  path: unknown;
  map: unknown;
  strokeColor: unknown;
  constructor(options: google.maps.PolylineOptions) {
    this.map = options.map;
    lines.push(this);
    this.setOptions(options);
  }
  setOptions({ strokeColor }: google.maps.PolylineOptions) {
    this.strokeColor = strokeColor;
  }
  setPath(path: unknown) {
    this.path = path;
  }
  setMap(other: unknown) {
    this.map = other;
  }
}
class FakeBounds {
  readonly points: unknown[] = [];
  extend(point: unknown) {
    this.points.push(point);
  }
}

const system = new EventTarget();

beforeEach(() => {
  window.matchMedia = () => system as MediaQueryList;
  configureMaps({ apiKey: 'test', mapId: 'style' });
  const maps = {
    Map: FakeMap,
    LatLngBounds: FakeBounds,
    Polyline: FakeLine,
    marker: { AdvancedMarkerElement: FakeMarker },
    event: { clearInstanceListeners, removeListener: jest.fn() },
    importLibrary: async () => ({}),
  };
  Object.assign(window, { google: { maps } });
  markers.length = 0;
  lines.length = 0;
  jest.clearAllMocks();
});

test('a single marker is centred at the requested zoom, and scrolling does not zoom', async () => {
  render(<MapView label="Where it is" markers={[{ ...PICKUP, tone: 'place' }]} />);
  expect(screen.getByRole('group', { name: 'Where it is' })).toHaveStyle({ height: '180px' });
  await waitFor(() => expect(markers.map(({ title }) => title)).toEqual(['Pickup']));
  expect(map.setCenter).toHaveBeenCalledWith({ lat: -33.92, lng: 18.42 });
  expect(map.setZoom).toHaveBeenCalledWith(16);
  expect(makeMap).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({ mapId: 'style', scrollwheel: false, gestureHandling: 'cooperative' }),
  );
});

test('two markers are fitted into view; unmounting takes them off the map', async () => {
  const { unmount } = render(<MapView label="The way" markers={[PICKUP, DROPOFF]} />);
  await waitFor(() => expect(map.fitBounds).toHaveBeenCalledTimes(1));
  expect(map.fitBounds.mock.calls[0]?.[0].points).toEqual([
    { lat: -33.92, lng: 18.42 },
    { lat: -33.98, lng: 18.46 },
  ]);
  expect(markers).toHaveLength(2);
  unmount();
  expect(markers.map((marker) => marker.map)).toEqual([null, null]);
  expect(clearInstanceListeners).toHaveBeenCalledTimes(1);
});

test('a courier moves without a new marker; the map follows only one that would be out of sight', async () => {
  const courier = (latitude: number): MapMarker => ({
    ...{ position: { latitude, longitude: 18.44 }, label: 'Courier', tone: 'courier' },
  });
  const route = (latitude: number) => [{ latitude, longitude: 18.44 }, DROPOFF.position];
  const view = (latitude: number) => (
    <MapView label="The ride" markers={[PICKUP, DROPOFF, courier(latitude)]} route={route(latitude)} />
  );
  const { rerender, unmount } = render(view(-33.93));
  await waitFor(() => expect(map.fitBounds).toHaveBeenCalledTimes(1));
  rerender(view(-33.94));
  await waitFor(() => expect(markers[2]?.position).toEqual({ lat: -33.94, lng: 18.44 }));
  expect(lines.map(({ path }) => path)).toEqual([
    [
      { lat: -33.94, lng: 18.44 },
      { lat: -33.98, lng: 18.46 },
    ],
  ]);
  expect(markers).toHaveLength(3);
  expect(map.fitBounds).toHaveBeenCalledTimes(1);
  rerender(view(-33.8));
  await waitFor(() => expect(map.fitBounds).toHaveBeenCalledTimes(2));
  expect(map.fitBounds.mock.calls[1]?.[0].points).toContainEqual({ lat: -33.8, lng: 18.44 });
  unmount();
  expect(lines.map((line) => line.map)).toEqual([null]);
});

test('the way has the colour of the scheme, also after the system changes', async () => {
  const removed = jest.spyOn(system, 'removeEventListener');
  const { style } = document.documentElement;
  style.setProperty('--info-text', '#1f508f');
  const route = [PICKUP.position, DROPOFF.position];
  const { unmount } = render(<MapView label="The ride" markers={[PICKUP, DROPOFF]} route={route} />);
  await waitFor(() => expect(lines.map(({ strokeColor }) => strokeColor)).toEqual(['#1f508f']));
  style.setProperty('--info-text', '#9fc6f6');
  system.dispatchEvent(new Event('change'));
  expect(lines.map(({ strokeColor }) => strokeColor)).toEqual(['#9fc6f6']);
  unmount();
  expect(removed).toHaveBeenCalledWith('change', expect.any(Function));
  style.removeProperty('--info-text');
});

test('a movable pin reports where it was dropped, and the map keeps its zoom', async () => {
  const onMove = jest.fn();
  const { rerender } = render(<PinMap label="The address" position={PICKUP.position} onMove={onMove} />);
  await waitFor(() => expect(markers).toHaveLength(1));
  expect(markers[0]).toMatchObject({ title: 'The pin', gmpDraggable: true });
  Object.assign(markers[0] ?? {}, { position: { lat: () => -33.93, lng: () => 18.43 } });
  markers[0]?.letGo();
  expect(onMove).toHaveBeenCalledWith({ latitude: -33.93, longitude: 18.43 });
  rerender(<PinMap label="The address" position={DROPOFF.position} onMove={onMove} />);
  await waitFor(() => expect(map.setCenter).toHaveBeenCalledWith({ lat: -33.98, lng: 18.46 }));
  expect(map.setZoom).toHaveBeenCalledTimes(1);
});

test('a pin without a listener cannot be dragged', async () => {
  render(<MapView label="Where it is" markers={[PICKUP]} />);
  await waitFor(() => expect(markers).toHaveLength(1));
  expect(markers[0]?.gmpDraggable).toBe(false);
});

describe('where data is dear', () => {
  const view = (more = {}) => <MapView label="The way" height={160} markers={[PICKUP]} {...more} />;
  beforeEach(() => chooseData('on', 'u1'));
  afterEach(() => localStorage.clear());

  test('a map waits in its place until it is asked for, and then has the focus', async () => {
    render(view());
    const frame = screen.getByRole('group', { name: 'The way' });
    expect(frame).toHaveStyle({ height: '160px' });
    expect(makeMap).not.toHaveBeenCalled();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show map' }));
    await waitFor(() => expect(makeMap).toHaveBeenCalledTimes(1));
    expect(frame).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a map that is there stays when its user begins to save data', async () => {
    chooseData('off', 'u1');
    render(view());
    await waitFor(() => expect(makeMap).toHaveBeenCalledTimes(1));
    act(() => chooseData('on', 'u1'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a map that waits comes when its user saves data no more', async () => {
    render(view());
    await screen.findByRole('button', { name: 'Show map' });
    act(() => chooseData('off', 'u1'));
    await waitFor(() => expect(makeMap).toHaveBeenCalledTimes(1));
  });

  test('a map that another button has asked for is shown at once', async () => {
    render(view({ isWanted: true }));
    await waitFor(() => expect(makeMap).toHaveBeenCalledTimes(1));
  });

  test('a map to be looked at only is asked for all the same, and inert then', async () => {
    const { container } = render(view({ isInert: true }));
    expect(container.querySelector('[inert]')).toBeNull();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show map' }));
    await waitFor(() => expect(container.querySelector('[inert]')).not.toBeNull());
  });
});
