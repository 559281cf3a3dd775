/** A failure of the local cloud that the person at the terminal can do something about. */
export class CloudError extends Error {
  override readonly name = 'CloudError';
  /** What to do about it, one line each. */
  readonly fix: readonly string[];

  constructor(message: string, fix: readonly string[] = []) {
    super(message);
    this.fix = fix;
  }
}
