import { createWriteStream } from 'node:fs';

/** Writes lines with their times into a file, which begins anew. */
export function openLog(file: string): (line: string) => void {
  const stream = createWriteStream(file);
  return (line) => stream.write(`${new Date().toISOString()} ${line}\n`);
}
