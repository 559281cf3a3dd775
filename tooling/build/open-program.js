import path from 'node:path';
import ts from 'typescript';

/** Files that were read, for the next program to take them. */
const read = new Map();

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
  const compilerHost = ts.createCompilerHost(options);
  const { getSourceFile } = compilerHost;
  compilerHost.getSourceFile = (file, ...more) => {
    if (!read.has(file)) read.set(file, getSourceFile(file, ...more));
    return read.get(file);
  };
  return ts.createProgram({ rootNames: fileNames, options, host: compilerHost });
}
