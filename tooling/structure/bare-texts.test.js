import { bareTexts } from './bare-texts.js';

const source = (text, file = 'mf-team/src/page.tsx') => ({ file, text, isProduct: !file.includes('.test.') });
const textsIn = (text) =>
  bareTexts([source(text)], ['mf-team']).map((line) => line.replace('mf-team/src/page.tsx: ', ''));

test('a text between tags is found, whatever stands around it', () => {
  expect(textsIn('const a = <p>Your team</p>;')).toEqual(['Your team']);
  expect(textsIn('const a = <><b>{name}</b>s\n  were invited.</>;')).toEqual(['s were invited.']);
  expect(textsIn("const a = <p>{isOpen ? 'Cancel' : `Remove $" + '{name}`}</p>;')).toEqual([
    'Cancel',
    'Remove …',
  ]);
  expect(textsIn("const a = <p>{name ?? ('Nobody' as const)}{count > 0 && ', and more'}</p>;")).toEqual([
    'Nobody',
    ', and more',
  ]);
});

test('a text of an attribute is found where it is read or heard', () => {
  expect(textsIn('const a = <Field aria-label="Cards" type="tel" placeholder={\'Name\'} />;')).toEqual([
    'Cards',
    'Name',
  ]);
  expect(textsIn("const a = <Page title={name ? 'Edit ' + name : title} alt='Map' />;")).toEqual([
    'Edit',
    'Map',
  ]);
});

test('a text of a property is found where it is read or heard', () => {
  expect(textsIn("const columns = [{ key: 'name', header: 'Full name', align: 'end' }];")).toEqual([
    'Full name',
  ]);
  expect(textsIn("const back = { href: '/team', label: isNew ? 'Team' : name };")).toEqual(['Team']);
});

test('texts of the catalogue, signs and values are left alone', () => {
  const text = `
    const a = (
      <Page title={TEAM.title} back={{ href: '/team', label: TEAM.back }}>
        {TEAM.found(String(count))} {'–'} •••• {isOpen ? TEAM.open : name} {prices['total']}
        {list.map((name) => name.replace('a', 'b'))}
      </Page>
    );`;
  expect(textsIn(text)).toEqual([]);
});

test('tests, plain modules and remotes without a catalogue are not asked', () => {
  const text = 'const a = <p>Your team</p>;';
  const elsewhere = ['mf-team/src/page.test.tsx', 'mf-other/src/page.tsx', 'shell/src/page.tsx'];
  expect(
    bareTexts(
      elsewhere.map((file) => source(text, file)),
      ['mf-team'],
    ),
  ).toEqual([]);
  expect(bareTexts([source("const a = { title: 'Team' };", 'mf-team/src/manifest.ts')], ['mf-team'])).toEqual(
    [],
  );
});
