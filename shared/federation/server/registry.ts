import { parseRegistryEntry } from '../../contract/parse-manifest';
import type { RegistryLine } from '../../contract/registry-line';

/**
 * A build's `remote.json` as a line of the registry: its file names become URLs of one version.
 * @throws ContractError naming the first field that is wrong
 */
export function registryLine(id: string, text: string): RegistryLine {
  const entry = parseRegistryEntry(JSON.parse(text), id);
  const url = (file: string) => `/remotes/${entry.id}/${entry.version}/${file}`;
  return {
    ...entry,
    entry: url(entry.entry),
    preload: entry.preload.map(url),
    pages: Object.fromEntries(Object.entries(entry.pages).map(([page, files]) => [page, files.map(url)])),
    integrity: Object.fromEntries(Object.entries(entry.integrity).map(([file, hash]) => [url(file), hash])),
  };
}
