import { askedProof, PROOF_KINDS, proofForValue } from './proof';

test.each([
  [undefined, 'name'],
  [0, 'name'],
  [49_999, 'name'],
  [50_000, 'photo'],
  [199_999, 'photo'],
  [200_000, 'pin'],
  [10_000_000, 'pin'],
])('proof of goods worth %s cents is a %s', (value, kind) => {
  expect(proofForValue(value)).toBe(kind);
});

test('proof is asked for where it was chosen, and only what this release knows', () => {
  expect(PROOF_KINDS.map((proof) => askedProof({ proof }))).toEqual(PROOF_KINDS);
  expect([askedProof({}), askedProof({ proof: 'retina' })]).toEqual(['none', 'none']);
});
