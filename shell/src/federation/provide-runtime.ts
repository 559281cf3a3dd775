import * as runtimeCore from '@module-federation/runtime-core';

interface RuntimeGlobal {
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
}

/** Hands the shell's copy of the federation runtime to the remotes, which are built without one. webpack asks for a default export. */
export default function provideRuntime() {
  return {
    name: 'fleetfoot-provide-runtime',
    beforeInit<Args>(args: Args): Args {
      (globalThis as RuntimeGlobal)._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
  };
}
