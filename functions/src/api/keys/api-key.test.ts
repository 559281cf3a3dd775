import { newApiKey } from './api-key';

test.each(['live', 'test'] as const)('a %s key says so and holds 256 random bits', (mode) => {
  const [, bits] = new RegExp(`^ff_${mode}_([\\w-]{43})$`).exec(newApiKey(mode)) ?? [];
  expect(Buffer.from(bits ?? '', 'base64url')).toHaveLength(32);
  expect(newApiKey(mode)).not.toBe(newApiKey(mode));
});
