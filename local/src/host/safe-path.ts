import path from 'node:path';

/**
 * A requested path below a folder.
 * @param segments of the request's path, decoded
 * @returns `undefined` for anything that would leave the folder or is hidden
 */
export function safePath(folder: string, segments: readonly string[]): string | undefined {
  const plain = segments.every((segment) => /^[\w@~-][\w.@~+-]*$/.test(segment));
  return plain && segments.length > 0 ? path.join(folder, ...segments) : undefined;
}
