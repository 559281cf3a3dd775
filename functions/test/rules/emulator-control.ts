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

/**
 * "Cancelled". The emulator tells listeners of a write before it answers, and one that leaves in between takes the answer
 * with it, and what was still to be deleted.
 */
const LISTENER_LEFT = 499;
const MOST_RESETS = 5;

/** Deletes every document of a project, also while clients of a test before are still leaving. */
export async function deleteEverything(projectId: string): Promise<void> {
  const documents = `http://${host()}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  for (let resets = 1; ; resets += 1) {
    const { ok, status } = await fetch(documents, { method: 'DELETE' });
    if (ok) return;
    if (status !== LISTENER_LEFT || resets === MOST_RESETS) {
      throw new Error(`The emulator answered ${status} to a reset.`);
    }
  }
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
