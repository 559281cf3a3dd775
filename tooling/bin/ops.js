#!/usr/bin/env node
// Commands for whoever operates a deployment: ops.js <command> [argument …]
import { runProgram } from '../build/run-program.js';

const inFunctions = (folder) => ['--import', 'tsx', `functions/src/${folder}/command.ts`];

/** Programs by the name of the command, with a line about each. */
const COMMANDS = {
  release: [inFunctions('releases'), 'releases a remote, the shell or the functions; steps of a rollout'],
  releases: [inFunctions('vitals'), 'shows who gets each version of each remote, and how it fares'],
  problems: [inFunctions('problems'), 'lists problems of deliveries and answers them'],
  privacy: [inFunctions('privacy'), 'shows or erases what is held about a phone number'],
  preflight: [['tooling/bin/preflight.js'], 'says what a deployment lacks'],
};

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name ?? '')) {
  const lines = Object.entries(COMMANDS).map(([command, [, says]]) => `  ${command.padEnd(11)}${says}`);
  console.error(
    `${name ? `${name} is not a command. ` : ''}npm run ops -- <command> [argument …]\n${lines.join('\n')}`,
  );
  process.exit(2);
}
const [program] = COMMANDS[name];
runProgram([...program, ...args]);
