import { Fragment, isValidElement, type ReactNode } from 'react';

/** Characters that no text has: each stands in for one element. */
const markOf = (index: number) => String.fromCharCode(0xe000 + index);

/**
 * A text whose values are elements, such as a link, where the language wants them.
 * @param text of a catalogue
 * @param nodes its values
 */
export function richText(text: (...values: string[]) => string, ...nodes: readonly ReactNode[]): ReactNode {
  const marks = nodes.map((node, index) => (isValidElement(node) ? markOf(index) : String(node)));
  return text(...marks)
    .split(/([\ue000-\ue0ff])/)
    .map((part, index) => {
      const node = nodes[marks.indexOf(part)];
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
      return <Fragment key={index}>{isValidElement(node) ? node : <span>{part}</span>}</Fragment>;
    });
}
