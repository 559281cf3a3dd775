import { languageScripts } from './languages-json-plugin.js';

const group = (name, ...children) => ({
  name,
  getChildren: () => children,
  getFiles: () => [`${name}.js`, `${name}.js.map`],
});

test('a page loads in a language what its own scripts ask for, not what its later parts do', () => {
  const part = group('entry-help', group('zu-entry'));
  const page = group('new-delivery-page', group('zu-create'), group('af-create'), part);
  expect(languageScripts({ chunkGroups: [page, part] })).toEqual({
    'new-delivery-page': { zu: ['zu-create.js'], af: ['af-create.js'] },
  });
});

test('a page that leaves its language to a part loads that part, too', () => {
  const page = group('list-page', group('list-tools'), group('follow-language', group('zu-list')));
  expect(languageScripts({ chunkGroups: [page] })).toEqual({
    'list-page': { zu: ['follow-language.js', 'zu-list.js'] },
  });
});
