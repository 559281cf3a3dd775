import { element } from './element';

const TIMEOUT_MS = 20_000;

/** Offers to put the device's position into the field of a place, where the page has one and the device can tell. */
export function offerPosition(): void {
  const here = element('here', HTMLElement);
  const place = element('place', HTMLInputElement);
  const problem = element('no-here', HTMLElement);
  if (here === undefined || place === undefined || problem === undefined || !navigator.geolocation) return;
  here.hidden = false;
  here.addEventListener('click', () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        place.value = `${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`;
        problem.textContent = '';
      },
      () => {
        problem.textContent = here.dataset['failed'] ?? '';
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
}
