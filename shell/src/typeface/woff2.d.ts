/** A font file in base64, which the build writes into the chunk that imports it. */
declare module '*.woff2' {
  const base64: string;
  export default base64;
}
