// webpack drops an unused top-level value only when every call in it is marked as pure, and reads valibot's own marks for the
// outermost call alone. This marks the calls that build schemas and collections, so that what is unused of the model costs nothing.
const BUILDS_SCHEMA =
  /(?<![\w.])(?:v\.(?!parse\b|safeParse\b|is\b|assert\b)\w+|collection|singleDocument)\(/g;
const IMPORTS_BUILDERS = /^import \* as v from '(?:valibot|@fleetfoot\/shared\/schema)';$/m;

/** @param {string} source a TypeScript module */
module.exports = function pureSchemas(source) {
  return IMPORTS_BUILDERS.test(source) ? source.replace(BUILDS_SCHEMA, '/* @__PURE__ */ $&') : source;
};
