function host(): string {
  const address = process.env['FIRESTORE_EMULATOR_HOST'];
  if (address) return address;
  throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests with "npm run test:rules".');
}

/** Where the Firestore emulator listens. */
export function emulatorAddress(): { readonly name: string; readonly port: number } {
  const { hostname, port } = new URL(`http://${host()}`);
  return { name: hostname, port: Number(port) };
}

/**
 * Puts rules in force for one project; others of the same emulator keep theirs.
 * @returns what the compiler has against them, `undefined` when they are in force
 */
export async function putRules(projectId: string, source: string): Promise<string | undefined> {
  const answer = await fetch(`http://${host()}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'security.rules', content: source }] } }),
  });
  if (answer.ok) return undefined;
  const complaint = await answer.text();
  if (answer.status === 400) return complaint;
  throw new Error(`The emulator answered ${answer.status} to new rules: ${complaint}`);
}

export async function deleteEverything(projectId: string): Promise<void> {
  const documents = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`http://${host()}${documents}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status} to a reset.`);
}

/** Every document of a project with its fields, in an order that depends on nothing else. */
export async function contentsOf(projectId: string): Promise<string> {
  const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`http://${host()}${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status} to a look at everything.`);
  const rows = (await answer.json()) as readonly { document?: { name: string; fields?: object } }[];
  const lines = rows.map(({ document }) => `${document?.name} ${JSON.stringify(document?.fields)}`);
  return lines.sort().join('\n');
}
