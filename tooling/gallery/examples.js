// build.js replaces this text with the examples of every section.
throw new Error("'tooling/gallery/examples' exists only in the gallery.");
