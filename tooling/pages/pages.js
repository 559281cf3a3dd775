// webpack-loader.js and jest-transform.js replace this text with the pages of the remote that they work on.
throw new Error("'@fleetfoot/tooling/pages' exists only in a remote that webpack builds or jest tests.");
