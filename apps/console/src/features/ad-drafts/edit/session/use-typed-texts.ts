import { useInputStore } from '@meridian/draft-editor';
import {
  inputIssues,
  inputKey,
  inputState,
  type Draft,
  type InputState,
  type Issue,
  type OpenInput,
  type ProviderLimits,
} from '@meridian/draft-editor/core';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** Whether the draft has typed text that is not a value yet. */
export function useIsTyped(): boolean {
  const { subscribe, all } = useInputStore();
  return useSyncExternalStore(subscribe, () => all().size > 0);
}

/** Invalid texts in fields that were left, as errors of the draft. */
export function useRejectedTexts(limits: ProviderLimits): readonly Issue[] {
  const { subscribe, all } = useInputStore();
  // keys that do not change the errors cause no rendering
  const key = useSyncExternalStore(subscribe, () => JSON.stringify(inputIssues(all(), limits)));
  return useMemo(() => JSON.parse(key) as readonly Issue[], [key]);
}

/** A text that waits for the user, and its state. */
export interface WaitingText {
  input: OpenInput;
  state: Exclude<InputState, 'unchanged'>;
}

/** All texts that are not values, except the one that is being typed. */
export function useWaitingTexts(draft: Draft, limits: ProviderLimits): readonly WaitingText[] {
  const store = useInputStore();
  const last = useRef<readonly OpenInput[]>([]);
  const left = useSyncExternalStore(store.subscribe, () => {
    const next = [...store.all().values()].filter(
      (input) => input.isLeft && store.entered() !== inputKey(input),
    );
    // returns the same list as long as it has the same texts
    if (next.length !== last.current.length || next.some((each, at) => each !== last.current[at]))
      last.current = next;
    return last.current;
  });
  const waiting = useMemo(
    () => left.map((input) => ({ input, state: inputState(draft, input, limits) })),
    [left, draft, limits],
  );
  useEffect(() => {
    for (const { input, state } of waiting) if (state === 'unchanged') store.remove(input);
  }, [store, waiting]);
  return useMemo(
    () => waiting.flatMap(({ input, state }) => (state === 'unchanged' ? [] : [{ input, state }])),
    [waiting],
  );
}
