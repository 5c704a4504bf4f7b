import { useEffect, useState } from 'react';

/** Loading that takes longer is shown, and can be cancelled. */
const longMs = 1_000;

/** Whole seconds that loading has taken so far; undefined until it is long, and after it. */
export function useLongLoading(isLoading: boolean): number | undefined {
  const [seconds, setSeconds] = useState(0);
  const [wasLoading, setWasLoading] = useState(isLoading);
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading);
    setSeconds(0);
  }
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setInterval(() => setSeconds((count) => count + 1), longMs);
    return () => clearInterval(timer);
  }, [isLoading]);
  return seconds > 0 ? seconds : undefined;
}
