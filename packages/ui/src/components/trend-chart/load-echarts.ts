import type * as library from './echarts';

export type EChartsLibrary = typeof library;

let loading: Promise<EChartsLibrary> | undefined;

/** The chart library, loaded once, when first asked for. A failure is not kept: the next call tries again. */
export function loadECharts(): Promise<EChartsLibrary> {
  loading ??= import('./echarts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
