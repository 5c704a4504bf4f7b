import { useCallback, useEffect, useState } from 'react';
import { chartLibrary, type EChartsLibrary } from './load-echarts';

/** The loaded chart library, or its loading state or error. */
export function useECharts() {
  const [library, setLibrary] = useState<EChartsLibrary | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    chartLibrary.load().then(
      (loaded) => {
        if (!isGone) setLibrary(loaded);
      },
      (error: unknown) => {
        console.warn('Trend chart: the chart library did not load.', error);
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  return { library, hasFailed, retry };
}
