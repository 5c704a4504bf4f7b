import { useEffect, useRef } from 'react';

export interface EndSentinelProps {
  rowCount: number;
  onEndReached: () => void;
}

/** An unseen element over the last rows: when it comes into view, the host may append rows. */
export function EndSentinel({ rowCount, onEndReached }: EndSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onEndReached);
  useEffect(() => {
    latest.current = onEndReached;
  });
  useEffect(() => {
    const element = sentinel.current;
    // jsdom does not have it
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [rowCount]);
  // as high as some rows, so that the next ones are requested before the end
  return <div ref={sentinel} aria-hidden className="pointer-events-none -mt-60 h-60 w-px" />;
}
