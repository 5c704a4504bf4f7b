import { inputKey, type InputPlace, type OpenInput, type OpenInputs } from './open-input';

/** Changes of typed texts since they were last stored. */
export interface InputChanges {
  put: readonly OpenInput[];
  /** By `inputKey`. */
  removed: readonly string[];
}

export interface InputStoreOptions {
  /** Stores changes durably; rejects if the browser cannot. */
  write: (changes: InputChanges) => Promise<void>;
  /** Schedules a function; returns one that cancels it. */
  later: (run: () => void, delayMs: number) => () => void;
  /** Gets whether the last write succeeded. */
  onWritten?: (isStored: boolean) => void;
}

/** The store of texts that are typed but are not values yet. */
export interface InputStore {
  all: () => OpenInputs;
  get: (key: string) => OpenInput | undefined;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Takes the text of an editor; `from` is the text of the value in the draft. If both are equal, nothing is open. */
  type: (place: InputPlace, text: string, from: string) => void;
  /** The editor got the focus: from now on only its own keys change its text. */
  enter: (place: InputPlace) => void;
  /** `inputKey` of the editor with the focus. */
  entered: () => string | undefined;
  /** The editor was left, and its text was not accepted. */
  leave: (place: InputPlace) => void;
  /** The text was accepted, or another one took its place. */
  remove: (place: InputPlace) => void;
  /** Discards the text: the user wants the value of the draft back. */
  discard: (place: InputPlace) => void;
  /** Calls back with each discarded text; returns a function that unsubscribes. */
  onDiscard: (listener: (input: OpenInput) => void) => () => void;
  /** Restores a discarded text, unless something else is typed in its place. */
  restore: (input: OpenInput) => void;
  /** Replaces everything that is already stored by the content of the storage. */
  adopt: (stored: readonly OpenInput[]) => void;
  /** Stores all unsaved changes at once. */
  flush: () => Promise<void>;
}

/** Pause after a key before the text is stored. A crash loses at most the text typed within it, plus the time of a write. */
const inputDelayMs = 250;

export function createInputStore(options: InputStoreOptions): InputStore {
  let inputs: OpenInputs = new Map();
  let entered: string | undefined;
  const listeners = new Set<() => void>();
  const discardListeners = new Set<(input: OpenInput) => void>();
  const writer = createInputWriter(options, () => inputs);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (key: string, next: OpenInput | undefined) => {
    const changed = new Map(inputs);
    if (next) changed.set(key, next);
    else changed.delete(key);
    inputs = changed;
    writer.add(key);
    notify();
  };
  const setEntered = (key: string | undefined) => {
    if (entered === key) return;
    entered = key;
    notify();
  };

  return {
    all: () => inputs,
    get: (key) => inputs.get(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: ({ kind, id, field, part }, text, stored) => {
      const key = inputKey({ kind, id, field, part });
      const known = inputs.get(key);
      const from = known?.from ?? stored;
      if (text === from && from === stored) {
        if (known) change(key, undefined);
      } else if (text !== known?.text)
        change(key, { kind, id, field, part, text, from, isLeft: known?.isLeft ?? false });
    },
    enter: (place) => setEntered(inputKey(place)),
    entered: () => entered,
    leave: (place) => {
      const key = inputKey(place);
      if (entered === key) setEntered(undefined);
      const known = inputs.get(key);
      if (known && !known.isLeft) change(key, { ...known, isLeft: true });
    },
    remove: (place) => {
      const key = inputKey(place);
      if (inputs.has(key)) change(key, undefined);
    },
    discard: (place) => {
      const known = inputs.get(inputKey(place));
      if (!known) return;
      change(inputKey(place), undefined);
      for (const listener of discardListeners) listener(known);
    },
    onDiscard: (listener) => {
      discardListeners.add(listener);
      return () => discardListeners.delete(listener);
    },
    restore: (input) => {
      const key = inputKey(input);
      if (!inputs.has(key)) change(key, { ...input, isLeft: key !== entered });
    },
    adopt: (stored) => {
      const isOwn = (key: string) => writer.has(key) || key === entered;
      const theirs = stored.map((input) => [inputKey(input), input] as const);
      inputs = new Map([
        ...theirs.filter(([key]) => !isOwn(key)),
        ...[...inputs].filter(([key]) => isOwn(key)),
      ]);
      notify();
    },
    flush: writer.flush,
  };
}

/** Writes changes, together with changes that follow soon. */
function createInputWriter({ write, later, onWritten }: InputStoreOptions, inputs: () => OpenInputs) {
  /** Keys of changes that are not stored yet. */
  let waiting = new Set<string>();
  /** Changes that are being stored. */
  const writing = new Map<string, number>();
  let cancel: (() => void) | undefined;
  let last: Promise<void> = Promise.resolve();

  async function writeKeys(keys: readonly string[]): Promise<void> {
    const put = keys.flatMap((key) => inputs().get(key) ?? []);
    const removed = keys.filter((key) => !inputs().has(key));
    for (const key of keys) writing.set(key, (writing.get(key) ?? 0) + 1);
    const isStored = await write({ put, removed }).then(
      () => true,
      () => false,
    );
    for (const key of keys) {
      const count = (writing.get(key) ?? 1) - 1;
      if (count === 0) writing.delete(key);
      else writing.set(key, count);
      // the next change tries again
      if (!isStored) waiting.add(key);
    }
    onWritten?.(isStored);
  }

  const flush = (): Promise<void> => {
    cancel?.();
    cancel = undefined;
    const keys = [...waiting];
    waiting = new Set();
    if (keys.length > 0) last = Promise.all([last, writeKeys(keys)]).then(() => undefined);
    return last;
  };
  return {
    add: (key: string) => {
      waiting.add(key);
      // not restarted by each key: text is also stored while a user types without a pause
      cancel ??= later(() => void flush(), inputDelayMs);
    },
    /** Whether the storage may have an older text. */
    has: (key: string) => waiting.has(key) || writing.has(key),
    flush,
  };
}
