/** A file of text. This DOM cannot read a file's bytes, so it brings them along. */
export function textFile(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], name, { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
}
