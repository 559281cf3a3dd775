/** The key in the examples: the organisation's own, so that they can be tried as they are. */
export interface ExampleKey {
  readonly value: string;
  /** As it is shown. */
  readonly shown: string;
}
