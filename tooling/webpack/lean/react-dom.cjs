const leaveOut = require('./leave-out.cjs');

// The names below are those of this version: an update looks at each of them again.
const VERSION = 'exports.version = "19.3.1";';

/** @param {string[]} names of functions @param {string} [body] */
const each = (names, body = '') => Object.fromEntries(names.map((name) => [name, body]));
const fail = (what) => `throw Error("${what} are left out of React DOM here.");`;

// What the server draws is taken away by the page and not hydrated (ADR 34): no tree waits to be, and no event is kept for one.
const HYDRATION = {
  hydrateRoot: fail('Hydrated roots'),
  popHydrationState: 'return false;',
  ...each(
    [
      'getActivityInstanceFromFiber',
      'getParentHydrationBoundary',
      'getSuspenseInstanceFromFiber',
      'upgradeHydrationErrorsToRecoverable',
    ],
    'return null;',
  ),
  ...each([
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'checkForUnmatchedText',
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'createFiberFromDehydratedFragment',
    'getBumpedLaneForHydration',
    'getBumpedLaneForHydrationByLane',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'isSuspenseInstanceFallback',
    'isSuspenseInstancePending',
    'markRetryLaneIfNotHydrated',
    'popTreeContext',
    'prepareToHydrateHostInstance',
    'pushMaterializedTreeId',
    'pushTreeFork',
    'pushTreeId',
    'queueHydrationError',
    'queueIfContinuousEvent',
    'registerSuspenseInstanceRetry',
    'resetHydrationState',
    'restoreSuspendedTreeContext',
    'retryIfBlockedOn',
    'retrySuspenseComponentWithoutHydrating',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ]),
};

const VIEW_TRANSITIONS = {
  // Only what is inside a view transition waits for its pictures.
  waitForCommitToBeReady: 'return null;',
  ...each([
    'applyViewTransitionToHostInstances',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'measureNestedViewTransitions',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
    'suspendInstance',
    'trackEnterViewTransitions',
  ]),
};

const FRAGMENT_REFS = {
  FragmentInstance: fail('Refs of fragments'),
  isFragmentInstanceParent: 'return false;',
  ...each([
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
  ]),
};

const IN_HEAD = `1 !== hostContext && null == props.itemProp && (/^(?:title|meta|link|html|head|body)$/.test(type) ||
  ("script" === type && props.async) || ("style" === type && props.precedence))`;

/** What React moves to the head of the document, and what it is asked to load ahead. */
const HEAD = {
  isHostHoistableType: `if (${IN_HEAD}) ${fail('Elements of the head')} return false;`,
  ...each(
    [
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
    fail('Hints to load'),
  ),
};

/** What a component's stack says of where a component is: the file and line of a minified script. */
const PLACES = {
  describeNativeComponentFrame:
    'var name = fn ? fn.displayName || fn.name : ""; return name ? describeBuiltInComponentFrame(name) : "";',
};

/** Of a dehydrated fragment, a list of suspended ones, elements of the head, `html` and its two parts, a view transition. */
const TAGS = [18, 19, 26, 27, 30];

const VIEW_TRANSITION = '      case REACT_LEGACY_HIDDEN_TYPE:\n      case REACT_VIEW_TRANSITION_TYPE:\n';

/**
 * Leaves out of React DOM what no page uses (ADR 48), so that the minimizer drops it.
 * @param {string} source of the production client
 */
module.exports = function leanReactDom(source) {
  for (const known of [VERSION, VIEW_TRANSITION]) {
    if (source.split(known).length !== 2)
      throw new Error(`React DOM is another one than was looked at: it has not once '${known}'.`);
  }
  return leaveOut(source.replace(VIEW_TRANSITION, `$&        ${fail('View transitions')}\n`), {
    functions: { ...HYDRATION, ...VIEW_TRANSITIONS, ...FRAGMENT_REFS, ...HEAD, ...PLACES },
    constants: {
      isHydrating: 'false',
      ...each(
        ['inUpdateViewTransition', 'rootViewTransitionAffected', 'rootViewTransitionNameCanceled'],
        'false',
      ),
      ...each(['shouldStartViewTransition', 'viewTransitionMutationContext'], 'false'),
      ...each(['pendingViewTransition', 'pendingViewTransitionEvents'], 'null'),
    },
    properties: { dehydrated: 'null', isDehydrated: 'false' },
    tags: TAGS,
    statics: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  });
};
