import type { RegistryEntry, RemoteModule } from '../../contract';
import type { RemoteError } from './remote-error';

/** What a slot keeps, whatever it is at. */
export interface SlotMemory {
  /** Every open, close and reload begins a new run; what an older run still brings is dropped. */
  readonly run: number;
  /** The remote's code, once it is bootstrapped. */
  readonly module: RemoteModule | undefined;
  /** Whether the next load begins with the registry and throws away what was loaded. */
  readonly needsFresh: boolean;
  /** The build that was last asked for; the registry may name a newer one by now. */
  readonly asked: RegistryEntry;
}

/** On its way to the page. Missing files send it looking for a newer build, once. */
interface Opening {
  readonly name: 'refreshing' | 'loading' | 'bootstrapping' | 'mounting';
  readonly mayRecover: boolean;
}

/** Off the page after a failure, whose remains are cleared away. */
interface Clearing {
  readonly name: 'clearing';
  readonly error: RemoteError;
  readonly mayRecover: boolean;
}

export type SlotStage =
  | { readonly name: 'idle' | 'closing' | 'restarting' | 'mounted' }
  | Opening
  | Clearing
  /** `recovering`: its files are missing, so a newer build is looked for, or a newer page. */
  | { readonly name: 'recovering' | 'failed'; readonly error: RemoteError };

export type SlotMachineState = SlotMemory & SlotStage;

/** An event with the registry's line about the remote at that moment. */
export type SlotEvent = SlotHappening & { readonly listed: RegistryEntry };

export type SlotHappening =
  | { readonly kind: 'open' | 'close' | 'reload' }
  /** Somebody pressed Retry on the card of this run. */
  | { readonly kind: 'retry'; readonly run: number }
  /** The registry was read again; `undefined` when it could not be had. */
  | { readonly kind: 'refreshed'; readonly run: number; readonly entry: RegistryEntry | undefined }
  | { readonly kind: 'loaded' | 'bootstrapped'; readonly run: number; readonly module: RemoteModule }
  | { readonly kind: 'mounted'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly error: RemoteError }
  /** The remote is off the page; with an error it may have left work running. */
  | { readonly kind: 'cleared'; readonly run: number; readonly error: RemoteError | undefined }
  /** Reloading the page would not help. */
  | { readonly kind: 'page-stays'; readonly run: number }
  /** The pause of a remote that is switched off is over. */
  | { readonly kind: 'recheck'; readonly run: number }
  | { readonly kind: 'rechecked'; readonly run: number; readonly entry: RegistryEntry | undefined };

/** What the page shows of a slot, without the function that tries again. */
export type ShownSlot =
  | { readonly status: 'idle' | 'loading' | 'mounting' | 'mounted' }
  | { readonly status: 'failed'; readonly error: RemoteError };

export type SlotEffect =
  | { readonly kind: 'show'; readonly run: number; readonly shown: ShownSlot }
  /** Throws away what was loaded of a build. */
  | { readonly kind: 'forget'; readonly entry: RegistryEntry }
  | { readonly kind: 'refresh'; readonly run: number }
  | { readonly kind: 'load'; readonly run: number; readonly entry: RegistryEntry }
  | {
      readonly kind: 'bootstrap' | 'mount';
      readonly run: number;
      readonly module: RemoteModule;
      readonly entry: RegistryEntry;
    }
  /** Takes what is mounted, if anything is, off the page. */
  | { readonly kind: 'clear'; readonly run: number }
  | { readonly kind: 'report'; readonly error: RemoteError }
  | { readonly kind: 'reload-page'; readonly run: number }
  | { readonly kind: 'recheck-later' | 'recheck'; readonly run: number };
