import type { RegistryEntry } from '../../contract';
import { registryEntry, SCRIPT_HASH } from '../../testing/registry-entry';
import { admitScripts, integrityOf, isAdmitted } from './admitted-scripts';

const folder = '/remotes/mf-team/v1';

/** A line of the registry of which no script has been admitted yet. */
function line(change: Partial<RegistryEntry> = {}): RegistryEntry {
  const files = { entry: `${folder}/remoteEntry.js`, preload: [], pages: {} };
  return registryEntry({ id: 'mf-team', ...files, ...change });
}

const isIn = (file: string) => isAdmitted(new URL(file, 'http://localhost').href);

it('admits every file that a line names, each with its integrity', () => {
  const pages = { 'team-page': [`${folder}/team-page.js`] };
  const named = line({ preload: [`${folder}/1.js`], pages });
  const own = { [`${folder}/1.js`]: 'sha384-one', [`${folder}/lazy.js`]: 'sha384-lazy' };
  admitScripts({ ...named, integrity: { ...named.integrity, ...own } });
  for (const file of ['remoteEntry.js', '1.js', 'team-page.js', 'lazy.js']) {
    expect(isIn(`${folder}/${file}`)).toBe(true);
  }
  expect(integrityOf(`http://localhost${folder}/1.js`)).toBe('sha384-one');
});

it("vouches for the shell's own scripts as the page does, and not for those of another origin", async () => {
  document.body.innerHTML = '<script type="application/json" id="integrity">{"/lazy.js":"sha384-l"}</script>';
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./admitted-scripts');
    expect(fresh.integrityOf('http://localhost/lazy.js')).toBe('sha384-l');
    for (const href of [
      'https://evil.example/lazy.js',
      'http://localhost/other.js',
      'http://localhost.evil/lazy.js',
    ])
      expect(fresh.integrityOf(href)).toBe(`sha384-${'0'.repeat(64)}`);
  });
});

it('vouches for no script that it does not know', () => {
  expect(integrityOf('http://localhost/other.js')).toBe(`sha384-${'0'.repeat(64)}`);
});

it.each(['remoteEntry.js', '1.js', 'team-page.js'])('refuses a line without a hash of %s', (file) => {
  const other = '/remotes/mf-team/without';
  const good = `${other}/good.js`;
  const pages = { 'team-page': [`${other}/team-page.js`] };
  const whole = line({ entry: `${other}/remoteEntry.js`, preload: [`${other}/1.js`, good], pages });
  for (const integrity of [
    {},
    Object.fromEntries(Object.entries(whole.integrity).filter(([url]) => url !== `${other}/${file}`)),
  ]) {
    expect(() => admitScripts({ ...whole, integrity })).toThrow(
      expect.objectContaining({ kind: 'malformed', message: expect.stringContaining('no hash of') }),
    );
  }
  expect(isIn(good)).toBe(false);
});

it('keeps admitting the previous version, which open pages still run', () => {
  admitScripts(line({ entry: '/remotes/mf-team/v2/remoteEntry.js' }));
  admitScripts(line({ entry: '/remotes/mf-team/v3/remoteEntry.js' }));
  expect(isIn('/remotes/mf-team/v2/remoteEntry.js')).toBe(true);
  expect(isIn('/remotes/mf-team/v3/remoteEntry.js')).toBe(true);
});

const HOSTILE = [
  '',
  'https://',
  'https://evil.example/remotes/mf-team/x.js',
  '//evil.example/remotes/mf-team/x.js',
  'http://localhost:8080/remotes/mf-team/x.js',
  'http://localhost@evil.example/remotes/mf-team/x.js',
  'http://user@localhost/remotes/mf-team/x.js',
  'data:text/javascript,1',
  'blob:http://localhost/remotes/mf-team/x.js',
  'javascript:1//x.js',
  '/evil.js',
  '/uploads/remotes/mf-team/x.js',
  '/remotes/mf-teams/x.js',
  '/remotes/mf-deliveries/x.js',
  '/remotes/mf-team/../../evil.js',
  '/remotes/mf-team/../mf-team/x.js',
  '/remotes/mf-team/%2e%2e/x.js',
  '/remotes/mf-team/..%2fx.js',
  '/remotes/mf-team/v1/..\\x.js',
  '/remotes/mf-team/v1//x.js',
  '/remotes/mf-team/v1/.hidden.js',
  '/remotes/mf-team/v1/x.js?y',
  '/remotes/mf-team/v1/x.js#y',
  '/remotes/mf-team/v1/x\t.js',
  ' /remotes/mf-team/v1/x.js',
  '/remotes/mf-team/v1/x.json',
  'remotes/mf-team/v1/x.js',
];

it.each(HOSTILE)('refuses a line for %j, wherever it stands, and all of the line with it', (file) => {
  const good = '/remotes/mf-team/refused/good.js';
  const lines = [
    line({ entry: file, preload: [good] }),
    line({ entry: good, preload: [file] }),
    line({ entry: good, pages: { 'team-page': [file] } }),
    line({ entry: good, integrity: { [good]: SCRIPT_HASH, [file]: SCRIPT_HASH } }),
  ];
  for (const hostile of lines) {
    expect(() => admitScripts(hostile)).toThrow(expect.objectContaining({ kind: 'malformed' }));
  }
  expect(isIn(good)).toBe(false);
});

describe('with an origin for remotes', () => {
  const meta = document.createElement('meta');
  beforeAll(() => {
    meta.name = 'remote-origins';
    meta.content = 'https://one.example https://two.example:8443';
    document.head.append(meta);
  });
  afterAll(() => meta.remove());

  it.each(['https://one.example/a/remoteEntry.js', 'https://two.example:8443/remoteEntry.js'])(
    'admits %s',
    (entry) => {
      admitScripts(line({ entry }));
      expect(isAdmitted(entry)).toBe(true);
    },
  );

  it.each([
    'https://one.example.evil.example/x.js',
    'https://one.example@evil.example/x.js',
    'https://one.example:8443/x.js',
    'https://two.example/x.js',
    'http://one.example/x.js',
    'https://one.example/a/../x.js',
    '/uploads/x.js',
  ])('refuses %s', (entry) => {
    expect(() => admitScripts(line({ entry }))).toThrow('is not where scripts of mf-team may be');
  });
});
