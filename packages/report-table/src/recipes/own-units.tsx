import { formatValue } from '../core/index';
import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'video', titleName: 'Video', fixed: 'left', width: 200 },
  // another currency needs no renderer: two decimals, and its sign in the head
  { dataKey: 'cost', titleName: 'Cost', unitDesc: 'US$', unit: 't2', isSort: true },
  { dataKey: 'seconds', titleName: 'Time watched', unit: 'h:mm:ss', isSort: true },
  { dataKey: 'roas', titleName: 'Return', unit: 'times', isSort: true },
];

const rows = [
  { video: 'Ten days in Kyoto', cost: '1916.60', seconds: 8_100_465, roas: '3.416' },
  { video: 'Snow in Hokkaido', cost: '702.92', seconds: 67_230, roas: '0.97' },
  { video: 'Okinawa under water', cost: '0.00', seconds: null, roas: null },
];

// outside the component, so that it stays the same object
const units = {
  /** `2,250:07:45` of a number of seconds. */
  'h:mm:ss': (value: unknown) => {
    const seconds = Number(value);
    const minutes = Math.floor(seconds / 60);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${formatValue(Math.floor(minutes / 60), 't')}:${two(minutes % 60)}:${two(seconds % 60)}`;
  },
  /** `3.42×` of a ratio. */
  times: (value: unknown) => `${formatValue(value, 't2')}×`,
};

const summary = { cost: '2619.52', seconds: 8_167_695, roas: '2.761' };

export function OwnUnits() {
  return (
    <ReportTable
      caption="Videos"
      language="en"
      height="auto"
      titleInfos={titleInfos}
      rows={rows}
      summary={summary}
      units={units}
      mode="client"
    />
  );
}
