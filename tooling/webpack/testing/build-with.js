import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Builds `entry.js` of a folder into its `dist` with one plugin, in a process of its own: webpack is no guest of jest's.
 * @param {string} folder absolute
 * @param {{ plugin: string, file: string, output: object }} options the plugin's class, its file beside `tooling/webpack`'s others, and
 *   options of webpack's `output`
 * @returns {string} what the build complained of; empty where it did not
 */
export function buildWith(folder, { plugin, file, output }) {
  const script = `
    import webpack from 'webpack';
    import { ${plugin} } from ${JSON.stringify(path.join(__dirname, '..', file))};
    webpack({
      context: ${JSON.stringify(folder)},
      mode: 'production',
      target: ['web', 'es2022'],
      entry: './entry.js',
      output: ${JSON.stringify({ path: path.join(folder, 'dist'), ...output })},
      plugins: [new ${plugin}()],
    }, (error, stats) => {
      const problem = error ?? stats.compilation.errors[0];
      if (problem) { console.error(problem.message); process.exit(1); }
    });
  `;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  }).stderr;
}
