import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseData } from '../device/choose-data';
import type { MapPlace } from './map-place';
import { configureMaps } from './maps-config';
import { PlacesMap } from './places-map';

function place(id: string, longitude: number, changes: Partial<MapPlace> = {}): MapPlace {
  return {
    ...{ id, label: `Drop-off of ${id}`, position: { latitude: -33.9, longitude } },
    ...{ shape: 'dropoff', tone: 'info', count: 1, ...changes },
  };
}

const markers = new Set<FakeMarker>();
const state = { zoom: 12, east: 19, idle: () => {} };
const fitted = jest.fn();
const optioned = jest.fn();

class FakeBounds {
  readonly points: google.maps.LatLngLiteral[] = [];
  extend(point: google.maps.LatLngLiteral) {
    this.points.push(point);
  }
}
class FakeMap {
  readonly #element: HTMLElement;
  constructor(element: HTMLElement) {
    this.#element = element;
  }
  getDiv = () => this.#element;
  getZoom = () => state.zoom;
  getBounds = () => ({ contains: ({ lng }: google.maps.LatLngLiteral) => lng < state.east });
  setOptions = optioned;
  setCenter = fitted;
  setZoom() {}
  fitBounds = ({ points }: FakeBounds) => fitted(points.map(({ lng }) => lng));
  addListener(name: string, listener: () => void) {
    if (name === 'idle') state.idle = listener;
    return { remove() {} };
  }
}
class FakeMarker {
  title: string;
  position: google.maps.LatLngLiteral | undefined;
  zIndex = 0;
  press = () => {};
  constructor({ title }: google.maps.marker.AdvancedMarkerElementOptions) {
    this.title = title ?? '';
    markers.add(this);
  }
  addListener(_: string, listener: () => void) {
    this.press = listener;
    return { remove() {} };
  }
  set map(map: unknown) {
    if (map === null) markers.delete(this);
  }
}

const titles = () => [...markers].map(({ title }) => title).sort();
const marker = (title: string) => [...markers].find((one) => one.title === title);

beforeEach(() => {
  configureMaps({ apiKey: 'test', mapId: 'style' });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Object.assign(state, { zoom: 12, east: 19 });
  fitted.mockClear();
  optioned.mockClear();
  const maps = {
    ...{ Map: FakeMap, LatLngBounds: FakeBounds, marker: { AdvancedMarkerElement: FakeMarker } },
    event: { clearInstanceListeners() {}, removeListener() {} },
    importLibrary: async () => ({}),
  };
  Object.assign(window, { google: { maps } });
});

const PLACES = [place('a', 18.4), place('b', 18.401), place('c', 18.7)];

function show(places = PLACES, lifted: readonly string[] = []) {
  const onPress = jest.fn();
  const view = (shown: readonly MapPlace[], ids: readonly string[]) => (
    <PlacesMap label="The deliveries" places={shown} lifted={new Set(ids)} onPress={onPress} />
  );
  const { rerender, container } = render(view(places, lifted));
  return {
    ...{ onPress, container },
    change: (shown: readonly MapPlace[], ids: readonly string[] = []) => rerender(view(shown, ids)),
  };
}

test('places that lie on one another are one pin, which a press takes apart', async () => {
  const { onPress } = show();
  await waitFor(() => expect(titles()).toEqual(['2 places close together', 'Drop-off of c']));
  expect(screen.getByRole('group', { name: 'The deliveries' })).toBeVisible();
  fitted.mockClear();
  act(() => marker('2 places close together')?.press());
  expect(fitted).toHaveBeenCalledWith([18.4, 18.401]);
  act(() => marker('Drop-off of c')?.press());
  expect(onPress).toHaveBeenCalledWith(['c']);
  state.zoom = 17;
  act(() => state.idle());
  expect(titles()).toEqual(['Drop-off of a', 'Drop-off of b', 'Drop-off of c']);
});

test('a courier who rides on keeps their marker, and the map its part of the world', async () => {
  const courier = (longitude: number) => place('a', longitude, { shape: 'courier', label: 'Courier of a' });
  const { change } = show([courier(18.4), place('b', 18.4)]);
  await waitFor(() => expect(titles()).toEqual(['Courier of a', 'Drop-off of b']));
  const before = marker('Courier of a');
  fitted.mockClear();
  change([courier(18.5), place('b', 18.4)]);
  expect(marker('Courier of a')).toBe(before);
  expect(before?.position?.lng).toBe(18.5);
  expect(fitted).not.toHaveBeenCalled();
});

test('places at one point are one pin however near one looks, and its press is theirs', async () => {
  const { onPress } = show([place('a', 18.4), place('b', 18.4)]);
  await waitFor(() => expect(titles()).toEqual(['2 places at one point']));
  state.zoom = 18;
  act(() => state.idle());
  fitted.mockClear();
  act(() => marker('2 places at one point')?.press());
  expect(fitted).not.toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledWith(['a', 'b']);
});

test.each([
  [true, 'cooperative'],
  [false, 'greedy'],
])('a map under fingers (%s) lets them go past it along the page', async (matches, gestureHandling) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  show();
  await waitFor(() => expect(optioned).toHaveBeenCalledWith(expect.objectContaining({ gestureHandling })));
});

test('the map fits other places until somebody has touched it, and then when it is asked to', async () => {
  const { change, container } = show();
  await waitFor(() => expect(fitted.mock.calls).toEqual([[[18.4, 18.401, 18.7]]]));
  change(PLACES.slice(1));
  expect(fitted).toHaveBeenLastCalledWith([18.401, 18.7]);
  act(
    () =>
      void container
        .querySelector('[role=group] > div')
        ?.dispatchEvent(new Event('wheel', { bubbles: true })),
  );
  state.east = 18.5;
  act(() => state.idle());
  fitted.mockClear();
  change(PLACES);
  expect(fitted).not.toHaveBeenCalled();
  // Out of sight, and so not drawn.
  expect(titles()).toEqual(['2 places close together']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(fitted).toHaveBeenCalledWith([18.4, 18.401, 18.7]);
});

test('a lifted place lies over its neighbours, with what it lies on', async () => {
  const { change } = show();
  await waitFor(() => expect(titles()).toHaveLength(2));
  change(PLACES, ['b']);
  expect(marker('2 places close together')?.zIndex).toBe(1);
  change(PLACES, ['c']);
  expect(marker('2 places close together')?.zIndex).toBe(0);
  expect(marker('Drop-off of c')?.zIndex).toBe(1);
});

test('a map of places waits until it is asked for where data is dear', async () => {
  chooseData('on', 'u1');
  show();
  const button = await screen.findByRole('button', { name: 'Show map' });
  expect(titles()).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(titles()).toEqual(['2 places close together', 'Drop-off of c']));
  expect(screen.getByRole('group', { name: 'The deliveries' })).toHaveFocus();
  localStorage.clear();
});
