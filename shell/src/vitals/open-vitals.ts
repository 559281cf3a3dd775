// A chunk of its own, fetched after the page: what tells the operator how remotes fare in this tab.
import { VITALS_LIMITS, type WebVital } from '@fleetfoot/shared/vitals';
import { followReports } from '../report';
import type { ShellStore } from '../shell-state';
import { createBeacon, postBeacon } from './beacon';
import { type Build, createTabHealth } from './tab-health';
import { measureWebVitals } from './web-vitals';

/** From the first request for a remote's scripts to the last answer, in milliseconds. */
function loadTime(remote: string): number | undefined {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`/remotes/${remote}/`)) as PerformanceResourceTiming[];
  if (scripts.length === 0) return undefined;
  return (
    Math.max(...scripts.map(({ responseEnd }) => responseEnd)) -
    Math.min(...scripts.map(({ startTime }) => startTime))
  );
}

/** The shell's version is the hash of its first script. */
function shellBuild(): Build | undefined {
  const scripts = [...document.scripts].map(({ src }) => src).join(' ');
  const [, version] = /\/main\.([0-9a-f]+)\.js/.exec(scripts) ?? [];
  return version === undefined ? undefined : { remote: 'shell', version };
}

/**
 * Begins to tell: sessions, failures and loads of remotes in every tab, web vitals in some. A tab with a preview tells nothing:
 * what breaks in it may be the preview's doing, and no version of the others' is to be judged by that.
 * @param random between 0 and 1
 */
export function openVitals(shell: ShellStore, random: () => number = Math.random): void {
  if (document.documentElement.dataset['preview'] !== undefined) return;
  const beacon = createBeacon(postBeacon);
  const health = createTabHealth({
    beacon,
    isOnline: () => navigator.onLine,
    now: () => performance.now(),
    loadTime,
    shell: shellBuild(),
    origin: location.origin,
  });
  health.see(shell.getState().slots);
  shell.subscribe(({ slots }) => health.see(slots));
  followReports(health.told);

  let webVitals = random() < VITALS_LIMITS.webVitalsShare ? measureWebVitals() : undefined;
  function tellWebVitals(): void {
    const first = health.first();
    if (first === undefined || webVitals === undefined) return;
    for (const [kind, value] of Object.entries(webVitals())) {
      beacon.add({ ...first, kind: kind as WebVital, value });
    }
    webVitals = undefined;
  }
  // The last moment that every browser tells of; `pagehide` is for those that do not tell it while they leave.
  function leave(): void {
    tellWebVitals();
    beacon.flush();
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
}
