import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** Creates a chart in an element. */
export function createChart(element: HTMLElement) {
  // not at module level: a host's bundler drops top-level calls of a package without side effects
  // oxlint-disable-next-line react/rules-of-hooks -- `use` of ECharts
  use([LineChart, GridSimpleComponent, SVGRenderer]);
  return init(element);
}
