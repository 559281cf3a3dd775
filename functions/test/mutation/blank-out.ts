const COMMENT_OR_STRING = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** What stands for each character inside a string. */
export const STRING_CHARACTER = '_';

/**
 * The source without what could be mistaken for code: comments become blanks, the insides of strings underscores.
 * Positions stay what they are.
 */
export function blankOut(source: string): string {
  return source.replace(COMMENT_OR_STRING, (found) => {
    if (found.startsWith('/')) return found.replace(/[^\n]/g, ' ');
    return found.charAt(0) + STRING_CHARACTER.repeat(found.length - 2) + found.charAt(0);
  });
}
