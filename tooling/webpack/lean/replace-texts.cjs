/**
 * Replaces texts of a module of which one exact version is known.
 * @param {string} source of the module
 * @param {string} name of what it is of, for whoever reads the error
 * @param {readonly (readonly [found: string, replacement: string, count: number])[]} replaced
 * @throws when a text is there more or less often than is known
 */
module.exports = function replaceTexts(source, name, replaced) {
  return replaced.reduce((text, [found, replacement, count]) => {
    const parts = text.split(found);
    if (parts.length !== count + 1)
      throw new Error(`${name} has ${parts.length - 1} times '${found}', and ${count} are known.`);
    return parts.join(replacement);
  }, source);
};
