import path from 'node:path';
import ts from 'typescript';

/**
 * Opens the program of a `tsconfig.json` by the compiler's public interface, which TypeScript has in its version 6 and not in 7.
 * Packages of the same repository are read from their sources.
 * @param {string} config absolute
 * @throws when the file cannot be read
 */
export function openProgram(config) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({ messageText }) {
      throw new Error(`${path.basename(config)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    },
  };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  return ts.createProgram(fileNames, options);
}
