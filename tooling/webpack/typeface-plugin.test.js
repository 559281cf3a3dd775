import { assertHashed } from './typeface-plugin.js';

const letters = Buffer.from('letters');

test('a font whose name carries the hash of its content is accepted', () => {
  expect(() => assertHashed('figtree.c8b348e5.woff2', letters)).not.toThrow();
});

test('a font that has changed is refused with the hash to write', () => {
  expect(() => assertHashed('figtree.77acaf9e.woff2', letters)).toThrow(
    'its hash is c8b348e5. Write it into TYPEFACE_FILE',
  );
});
