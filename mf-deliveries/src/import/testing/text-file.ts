/** A file of bytes. This DOM cannot read a file's bytes, so it brings them along. */
export function bytesFile(name: string, bytes: Uint8Array<ArrayBuffer>): File {
  return Object.assign(new File([bytes], name, { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
}

export function textFile(name: string, text: string): File {
  return bytesFile(name, new TextEncoder().encode(text));
}
