import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Browsers print what is rendered when `beforeprint` ends, so it renders within that event. */
export function useTablePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const set = (next: boolean) => flushSync(() => setIsPrinting(next));
    window.addEventListener('beforeprint', () => set(true), { signal });
    window.addEventListener('afterprint', () => set(false), { signal });
    return () => stop.abort();
  }, []);
  return isPrinting;
}
