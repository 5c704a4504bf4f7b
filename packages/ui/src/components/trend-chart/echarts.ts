import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** Begins a drawing in an element. */
export function createChart(element: HTMLElement) {
  // not beside the imports: a host's bundler drops what stands outside the functions of a package without side effects
  // oxlint-disable-next-line react/rules-of-hooks -- `use` of ECharts
  use([LineChart, GridSimpleComponent, SVGRenderer]);
  return init(element);
}
