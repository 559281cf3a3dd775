/** @jest-environment node */
import { registryEntry } from '../testing/registry-entry';
import { type ReleaseTeam, releaseStatement, releaseTeam, trustIn } from '../testing/releases';
import { keyIDOf, verifyStatement } from './signature';

let team: ReleaseTeam;
let stranger: ReleaseTeam;

beforeAll(async () => {
  [team, stranger] = await Promise.all([releaseTeam(), releaseTeam()]);
});

const other = (version: string) => registryEntry({ version });

test('a statement of the own team is read as it was signed', async () => {
  const statement = releaseStatement({ sequence: 3, candidate: { entry: other('v2'), percent: 5 } });
  expect(await verifyStatement(await team.sign(statement), 'mf-deliveries', trustIn(team))).toEqual(
    statement,
  );
});

test('the newest known statement may come again', async () => {
  const signed = await team.sign(releaseStatement({ sequence: 3 }));
  await expect(verifyStatement(signed, 'mf-deliveries', trustIn(team), 3)).resolves.toMatchObject({
    sequence: 3,
  });
});

test('while one key takes the place of another, both are believed; then the new one alone', async () => {
  const [before, after] = [team, stranger];
  const statements = await Promise.all([before, after].map((one) => one.sign(releaseStatement())));
  for (const signed of statements)
    await expect(verifyStatement(signed, 'mf-deliveries', trustIn(before, after))).resolves.toBeDefined();
  const [old = {}, recent = {}] = statements;
  await expect(verifyStatement(old, 'mf-deliveries', trustIn(after))).rejects.toMatchObject({
    code: 'foreign',
  });
  await expect(verifyStatement(recent, 'mf-deliveries', trustIn(after))).resolves.toBeDefined();
});

describe('a statement is refused', () => {
  const verify = async (
    change: (signed: { statement: string; keyID: string; signature: string }) => object,
  ) =>
    verifyStatement(
      change(await team.sign(releaseStatement({ sequence: 3 }))),
      'mf-deliveries',
      trustIn(team),
      2,
    );

  test.each([
    ['without a signature', 'unsigned', () => ({ signature: '' })],
    ['without any of its parts', 'unsigned', () => ({ statement: undefined })],
    ['with a signature of other bytes', 'forged', () => ({ signature: btoa('x'.repeat(64)) })],
    ['with a signature that is no base64', 'forged', () => ({ signature: 'ÿ' })],
    ['with one changed letter', 'forged', (text: string) => ({ statement: text.replace('/v1/', '/v2/') })],
    ['with one more space', 'forged', (text: string) => ({ statement: `${text} ` })],
    ['with a key nobody knows', 'foreign', () => ({ keyID: '0000000000000000' })],
  ])('%s', async (_, code, change) => {
    const refusal = verify((signed) => ({ ...signed, ...change(signed.statement) }));
    await expect(refusal).rejects.toMatchObject({ name: 'ReleaseError', code });
  });

  test.each([
    ['of another deployment', 'elsewhere', { environment: 'fleetfoot-trial' }],
    ['older than the newest known', 'older', { sequence: 1 }],
    ['about another remote', 'malformed', { remote: 'mf-auth' }],
    ['with the line of another remote', 'malformed', { stable: registryEntry({ id: 'mf-auth' }) }],
    [
      'with a candidate of another remote',
      'malformed',
      { candidate: { entry: registryEntry({ id: 'mf-auth' }), percent: 5 } },
    ],
    [
      'with a candidate for less than nobody',
      'malformed',
      { candidate: { entry: other('v2'), percent: -1 } },
    ],
    ['with a candidate for more than all', 'malformed', { candidate: { entry: other('v2'), percent: 101 } }],
    ['with a script without a hash', 'malformed', { stable: { ...registryEntry(), integrity: {} } }],
    ['without a number', 'malformed', { sequence: 0 }],
    ['without a time', 'malformed', { issuedAt: 'today' }],
  ])('%s, though its team signed it', async (_, code, change) => {
    const signed = await team.sign(releaseStatement({ sequence: 3, ...change }));
    const refusal = verifyStatement(signed, 'mf-deliveries', trustIn(team), 2);
    await expect(refusal).rejects.toMatchObject({ name: 'ReleaseError', code });
  });

  test('of a team that releases another remote', async () => {
    const trust = { environment: 'demo-fleetfoot', teams: { 'mf-auth': { keys: [stranger.publicKey] } } };
    const mixed = { ...trust, teams: { ...trust.teams, ...trustIn(team).teams } };
    const signed = await stranger.sign(releaseStatement());
    await expect(verifyStatement(signed, 'mf-deliveries', mixed)).rejects.toMatchObject({ code: 'foreign' });
  });

  test('about a remote that no team releases', async () => {
    const signed = await team.sign(releaseStatement({ remote: 'mf-new' }));
    for (const id of ['mf-new', 'constructor'])
      await expect(verifyStatement(signed, id, trustIn(team))).rejects.toMatchObject({ code: 'foreign' });
  });

  test('below the number that the deployment begins with', async () => {
    const trust = {
      environment: 'demo-fleetfoot',
      teams: { 'mf-deliveries': { keys: [team.publicKey], from: 4 } },
    };
    const signed = await team.sign(releaseStatement({ sequence: 3 }));
    await expect(verifyStatement(signed, 'mf-deliveries', trust)).rejects.toMatchObject({ code: 'older' });
  });
});

test('a key is named by its hash', async () => {
  expect(await keyIDOf('0KLOg0peSc3gFZIufsrx6OdoQVSp/ulgu/uZQ7sNi3Q=')).toMatch(/^[0-9a-f]{16}$/);
});
