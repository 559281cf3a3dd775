import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel } from './client-sdk';
import { PERSONAS, type Persona } from './personas';
import { SEED } from './seed';

export interface World {
  /** The database as this persona sees it. */
  as(persona: Persona): Firestore;
  /** Deletes everything and writes the seed. */
  reset(): Promise<void>;
  /** Writes past the rules. */
  put(path: string, data: object): Promise<void>;
  /** Deletes past the rules. */
  remove(path: string): Promise<void>;
  close(): Promise<void>;
}

const RULES = join(__dirname, '../../../firestore.rules');

function contextOf(environment: RulesTestEnvironment, persona: Persona): Firestore {
  const claims = PERSONAS[persona];
  const context = claims
    ? environment.authenticatedContext(persona, claims)
    : environment.unauthenticatedContext();
  // Typed as the compat class, which the modular functions accept.
  return context.firestore() as unknown as Firestore;
}

export async function openWorld(): Promise<World> {
  const environment = await initializeTestEnvironment({
    projectId: 'demo-fleetfoot-rules',
    firestore: { rules: readFileSync(RULES, 'utf8') },
  });
  // Every refusal is also a warning of the SDK.
  setLogLevel('error');
  const open = new Map<Persona, Firestore>();
  const put = (documents: readonly (readonly [string, object])[]) =>
    environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore() as unknown as Firestore;
      await Promise.all(documents.map(([path, data]) => setDoc(doc(firestore, path), data)));
    });
  return {
    as(persona) {
      const firestore = open.get(persona) ?? contextOf(environment, persona);
      open.set(persona, firestore);
      return firestore;
    },
    async reset() {
      await environment.clearFirestore();
      await put(Object.entries(SEED));
    },
    put: (path, data) => put([[path, data]]),
    remove: (path) =>
      environment.withSecurityRulesDisabled((context) =>
        deleteDoc(doc(context.firestore() as unknown as Firestore, path)),
      ),
    close: () => environment.cleanup(),
  };
}
