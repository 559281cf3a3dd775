/** Who asks, as the verified token says. */
export interface Caller {
  readonly uid: string;
  /** E.164. */
  readonly phoneNumber: string;
}
