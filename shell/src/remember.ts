/** A function that computes its answer again only when one of its arguments is another than the last time. */
export function remember<Args extends readonly unknown[], Answer>(
  compute: (...args: Args) => Answer,
): (...args: Args) => Answer {
  let last: { readonly args: Args; readonly answer: Answer } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, answer: compute(...args) };
    return last.answer;
  };
}
