import path from 'node:path';
import { ROOT } from '../cloud/project-paths';

/** Scripts that stand in for other companies' services, in the order in which the page loads them. */
export const LOCAL_SCRIPTS = ['/local/google-maps.js', '/local/stripe.js'];

const LOCAL = path.join(ROOT, 'local');

/** The files below /local/ and where they come from. */
export const LOCAL_FILES: Readonly<Record<string, string>> = {
  '/local/google-maps.js': path.join(LOCAL, 'dist/google-maps.js'),
  '/local/stripe.js': path.join(LOCAL, 'dist/stripe.js'),
  '/local/za.json': path.join(LOCAL, 'data/za.json'),
  '/local/inbox.js': path.join(LOCAL, 'src/inbox/inbox.js'),
};
