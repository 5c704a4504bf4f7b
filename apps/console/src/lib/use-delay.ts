import { useCallback, useEffect, useRef } from 'react';

/** One action at a time that happens after a while, in milliseconds, unless it is called off; never after the component is gone. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const later = useCallback(
    (action: () => void, ms: number) => {
      cancel();
      timer.current = setTimeout(action, ms);
    },
    [cancel],
  );
  useEffect(() => cancel, [cancel]);
  return { later, cancel };
}
