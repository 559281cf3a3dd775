/** Characters that follow each other faster are a scanner's: nobody types like that. In milliseconds. */
const BURST_MS = 50;

/** What is shorter is no code that a scanner has read. */
const FEWEST_SCANNED = 4;

/** What letters are typed into. A box that is ticked is not. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Held down they lead on from row to row; any other key does what it does once. */
const REPEATED = ['j', 'k'];

interface KeyPresses {
  /** Whether a single key is wanted; a scanner's burst is always. */
  readonly isOn: () => boolean;
  /** Called with a character that was pressed by itself. */
  readonly onKey: (key: string) => void;
  /** Called with what a scanner has read. */
  readonly onScan: (text: string) => void;
}

function isElsewhere(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return true;
  if (target instanceof Element && target.matches(TYPED_INTO)) return true;
  return document.querySelector('dialog[open]') !== null;
}

/** Caps Lock makes no other key of it. */
function keyOf({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey ? key : key.toLowerCase();
}

/**
 * Follows keys that are pressed by themselves: while nothing is typed, without modifiers and beside no dialog. A scanner types, too;
 * so a key counts once no other has followed it at once: by when both were pressed, since timers are late on a busy machine.
 * @returns the function that ends it
 */
export function followKeyPresses({ isOn, onKey, onScan }: KeyPresses): () => void {
  let burst = '';
  let lastAt = 0;
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): string {
    const taken = burst;
    burst = '';
    waiting = undefined;
    clearTimeout(timer);
    return taken;
  }
  function settle(): void {
    const key = waiting;
    waiting = undefined;
    clearTimeout(timer);
    if (key !== undefined && isOn()) onKey(key);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (isElsewhere(event)) {
      take();
      return;
    }
    if (event.timeStamp - lastAt > BURST_MS) {
      settle();
      burst = '';
    }
    if (event.key === 'Enter') {
      const scanned = take();
      if (scanned.length < FEWEST_SCANNED) return;
      // It would also press what has the focus.
      event.preventDefault();
      onScan(scanned);
      return;
    }
    // Shift comes before a capital letter.
    if (event.key.length !== 1) return;
    if (event.key === ' ') {
      // By itself it presses what has the focus, or scrolls.
      if (burst === '') return;
      event.preventDefault();
    }
    // Some browsers search the page at this key.
    if (event.key === '/' && isOn()) event.preventDefault();
    if (event.repeat) {
      if (burst === '' && isOn() && REPEATED.includes(keyOf(event))) onKey(keyOf(event));
      return;
    }
    waiting = burst === '' ? keyOf(event) : undefined;
    burst += event.key;
    lastAt = event.timeStamp;
    clearTimeout(timer);
    timer = setTimeout(settle, BURST_MS);
  }

  document.addEventListener('keydown', onKeyDown);
  return () => {
    take();
    document.removeEventListener('keydown', onKeyDown);
  };
}
