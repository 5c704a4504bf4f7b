import type { InputStore } from '@meridian/draft-editor/core';
import { useEffect } from 'react';

/** Stores the last keys when the page is hidden or left, because it may not come back. */
export function useFlushOfTyping({ flush }: InputStore): void {
  useEffect(() => {
    const store = () => void flush();
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    };
  }, [flush]);
}
