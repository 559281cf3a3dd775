import { integrityOf } from './admitted-scripts';
import { askAgain } from './ask-again';
import { guardScripts } from './script-policy';

/** Puts every script of the page under its rules. The shell and remotes are built to ask these globals for each of their chunks. */
export function guardChunks(): void {
  guardScripts();
  Object.assign(globalThis, { fleetfootIntegrity: integrityOf, fleetfootAskAgain: askAgain });
}
