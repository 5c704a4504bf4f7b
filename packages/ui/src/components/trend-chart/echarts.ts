import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([LineChart, GridSimpleComponent, SVGRenderer]);

export { init };
