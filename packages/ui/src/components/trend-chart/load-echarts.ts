import type * as library from './echarts';

export type EChartsLibrary = typeof library;

let loading: Promise<EChartsLibrary> | undefined;

/** The chart library; tests replace how it is loaded. */
export const chartLibrary = {
  /** Loads the chart library once, on the first call. After an error, the next call tries again. */
  load(): Promise<EChartsLibrary> {
    loading ??= import('./echarts').catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  },
};
