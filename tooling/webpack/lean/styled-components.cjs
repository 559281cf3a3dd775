const replaceTexts = require('./replace-texts.cjs');

/** What pages are styled with. A shared module is offered whole, so that everything else of the library would be kept for nobody. */
const OFFERED = ['createGlobalStyle', 'css', 'default', 'keyframes', 'styled'];

// Vendor prefixes are asked for by a part that is not offered.
const REPLACED = [['e.prefix&&c.push(o.prefixer),', '', 1]];

const EXPORTS = /export\{([^}]+)\};/;

/** @param {string} source of the build for browsers */
module.exports = function leanStyledComponents(source) {
  const names = EXPORTS.exec(source)?.[1].split(',') ?? [];
  const offered = names.filter((name) => OFFERED.includes(name.split(' as ').at(-1)));
  if (offered.length !== OFFERED.length)
    throw new Error(`styled-components exports '${names}', and should at least ${OFFERED.join(', ')}.`);
  return replaceTexts(source, 'styled-components', REPLACED).replace(EXPORTS, `export{${offered}};`);
};
