import { useEffect, useState } from 'react';

/** A part of the page that is fetched when it is first shown. `load` must stay the same function. */
export function useModule<Module>(load: () => Promise<Module>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ module?: Module; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => {
        if (!isGone) setState({ module, hasFailed: false });
      },
      () => {
        if (!isGone) setState({ hasFailed: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  return {
    module: state.module,
    hasFailed: state.hasFailed,
    retry: () => {
      setState({ hasFailed: false });
      setAttempt((count) => count + 1);
    },
  };
}
