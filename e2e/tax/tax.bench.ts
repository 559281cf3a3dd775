import path from 'node:path';
import { median, medianInterval } from '@fleetfoot/tooling/statistics';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { findChromium } from '../support/chromium';
import { test } from '../support/fixtures';
import { endLeftListeners } from '../support/left-listeners';
import { storeManyDeliveries } from '../support/many-deliveries';
import { sessionState } from '../support/session-state';
import { startCompressingProxy } from './compressing-proxy';
import { ownCertificate, readBundle, startFront } from './front';
import { type Figures, visit } from './measure';

const PAIRS = Number(process.env['FLEETFOOT_TAX_PAIRS'] ?? 20);
const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };
const VARIANTS = ['deployed', 'one bundle'] as const;
type Variant = (typeof VARIANTS)[number];

/** What the single bundle's pages load at once, as the deployed ones do. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  '/login': ['login-page'],
  '/deliveries': ['signed-in', 'firebase', 'delivery-list-page'],
};

/** Figures by the name of what was done. */
type Round = Readonly<Record<string, Figures>>;

/** A table of one deed: medians of both, and of the pairs' differences with the interval. */
function printDeed(deed: string, rounds: Readonly<Record<Variant, readonly Round[]>>): void {
  const names = Object.keys(rounds.deployed[0]?.[deed] ?? {});
  const of = (variant: Variant, name: string) =>
    rounds[variant].map((round) => round[deed]?.[name] ?? Number.NaN);
  console.log(`\n${deed}`);
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const [deployed, one] = [of('deployed', name), of('one bundle', name)];
        const differences = deployed.map((value, index) => value - (one[index] ?? Number.NaN));
        const [low, high] = medianInterval(differences);
        const short = (value: number) => Number(value.toPrecision(4));
        return [
          name,
          {
            deployed: short(median(deployed)),
            'one bundle': short(median(one)),
            difference: short(median(differences)),
            '95 %': `${short(low)} to ${short(high)}`,
            'worst deployed': short(Math.max(...deployed)),
          },
        ];
      }),
    ),
  );
}

test('deployed pages are compared with the same sources as one bundle', async ({
  cloud,
  company: { admin, organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 40);
  const certificate = await ownCertificate();
  const bundle = readBundle(path.resolve(import.meta.dirname, '../../.cache/single-bundle'));
  const chunksOf = (pathname: string) => CHUNKS[pathname] ?? [];
  const emulator = new URL(cloud.firestoreUrl).host;
  const database = await startCompressingProxy(emulator);
  const moved = { from: emulator, to: database.host };
  const fronts = {
    deployed: await startFront(cloud.origin, certificate, moved),
    'one bundle': await startFront(cloud.origin, certificate, moved, { bundle, chunksOf }),
  };
  const { executablePath, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      `--ignore-certificate-errors-spki-list=${certificate.hash}`,
    ],
  });
  endLeftListeners(browser);
  const { cookies, origins } = await sessionState(cloud, { account: admin, person: admin, organization });

  function optionsOf(variant: Variant, isSignedIn: boolean): BrowserContextOptions {
    const { origin } = fronts[variant];
    const storageState = { cookies, origins: origins.map((state) => ({ ...state, origin })) };
    return {
      baseURL: origin,
      permissions: ['local-network-access'],
      ...(isSignedIn && { storageState }),
    };
  }

  async function round(variant: Variant): Promise<Round> {
    const visitor = await visit(browser, true, { ...optionsOf(variant, false), viewport: PHONE });
    const login = await visitor.load('/login', 'own field');
    const loginAgain = await visitor.load('/login', 'own field');
    await visitor.close();
    const quick = await visit(browser, false, { ...optionsOf(variant, false), viewport: DESKTOP });
    const loginQuick = await quick.load('/login', 'own field');
    await quick.close();
    const member = await visit(browser, true, { ...optionsOf(variant, true), viewport: DESKTOP });
    const deliveries = await member.load('/deliveries', 'row');
    const first = await member.change('/advertising', false);
    const meant = await member.change('/restaurants', true);
    const deliveriesAgain = await member.load('/deliveries', 'row');
    await member.close();
    return {
      '/login, cold': login,
      '/login, again': loginAgain,
      '/login, cold, not slowed down': loginQuick,
      '/deliveries, cold': deliveries,
      '/deliveries, again': deliveriesAgain,
      'change of page, first': first,
      'change of page, after a pause on its link': meant,
    };
  }

  const rounds: Record<Variant, Round[]> = { deployed: [], 'one bundle': [] };
  for (const variant of VARIANTS) await round(variant);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Whichever comes first is now the one, now the other.
    const order = pair % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
    for (const variant of order) rounds[variant].push(await round(variant));
  }
  await browser.close();
  for (const front of [...Object.values(fronts), database]) front.close();
  for (const deed of Object.keys(rounds.deployed[0] ?? {})) printDeed(deed, rounds);
});
