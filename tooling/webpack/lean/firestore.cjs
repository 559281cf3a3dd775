const leaveOut = require('./leave-out.cjs');
const replaceTexts = require('./replace-texts.cjs');

// Firestore's SDK evaluates pipelines in the browser, in every build, whether one asks any. The product asks queries: nothing is
// a pipeline here, and the minimizer then drops what only pipelines need. Each text is one of the SDK's exact version, and an
// update in which one is not there as often fails the build.
const REPLACED = [
  ['return !!e.isCorePipeline;', 'return false;', 1],
  ['e instanceof CorePipeline', 'false', 7],
  ['t instanceof CorePipeline', 'false', 6],
  ['r instanceof __PRIVATE_RealtimePipeline', 'false', 1],
];

const NO_PIPELINES =
  "throw new Error('Pipelines of Firestore cannot be used: they are left out of the build.');";

const FUNCTIONS = {
  ...Object.fromEntries(
    ['canonifyPipeline', 'newPipelineComparator', 'toCorePipeline', 'toEvaluable', 'toPipelineValue'].map(
      (name) => [`__PRIVATE_${name}`, NO_PIPELINES],
    ),
  ),
  CorePipeline: `constructor() { ${NO_PIPELINES} }`,
  // The cache is in memory and forgets what nobody listens to: without its methods this is the class that it extends, which does that.
  __PRIVATE_LruGcMemoryOfflineComponentProvider: '',
};

/** @param {string} source of the module that holds the SDK */
module.exports = (source) =>
  leaveOut(replaceTexts(source, "Firestore's SDK", REPLACED), {
    functions: FUNCTIONS,
    calls: { __PRIVATE_logDebug: 'undefined' },
    methods: ['toJSON', 'fromJSON'],
  });
