const OLDEST = [20, 20];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Node ${process.versions.node} is too old: ${OLDEST.join('.')} or later is needed.`);
  console.error('Install it from https://nodejs.org or with your version manager, then run npm ci again.');
  process.exit(1);
}

/**
 * Imports a TypeScript module of this repository, after checking that this machine can.
 * @param {string} url absolute
 * @returns the module
 */
export async function importTypeScript(url) {
  requireNode();
  const { register } = await import('tsx/esm/api').catch(() => {
    console.error('The packages are not installed. Run: npm ci');
    process.exit(1);
  });
  register();
  return import(url);
}
