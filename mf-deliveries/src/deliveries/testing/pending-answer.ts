/** An answer that comes when the test says so. */
export function pendingAnswer() {
  let resolve = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
