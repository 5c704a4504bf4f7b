import { useEffect, useState } from 'react';

const pauseMs = 300;

/** A typed text after a pause in typing; an emptied one at once. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
}
