// parts-loader.js replaces this text with the manifests and pages of all remotes.
throw new Error("'parts' exists only in the single bundle that webpack builds.");
