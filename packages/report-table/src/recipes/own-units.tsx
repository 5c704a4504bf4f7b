import { emptyText, formatValue, isEmptyValue } from '../core/index';
import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'video', titleName: 'Video', fixed: 'left', width: 200 },
  // another currency needs no renderer: two decimals, and its sign in the head
  { dataKey: 'cost', titleName: 'Cost', unitDesc: 'US$', unit: 't2', isSort: true },
  { dataKey: 'seconds', titleName: 'Time watched', valueType: 'Long', isSort: true, width: 140 },
  { dataKey: 'roas', titleName: 'Return', valueType: 'Double', isSort: true, width: 110 },
];

const rows = [
  { video: 'Ten days in Kyoto', cost: '1916.60', seconds: 8_100_465, roas: '3.416' },
  { video: 'Snow in Hokkaido', cost: '702.92', seconds: 67_230, roas: '0.97' },
  { video: 'Okinawa under water', cost: '0.00', seconds: null, roas: null },
];

/** `2,250:07:45` of a number of seconds. */
function durationText(seconds: unknown): string {
  if (isEmptyValue(seconds)) return emptyText;
  const minutes = Math.floor(Number(seconds) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatValue(Math.floor(minutes / 60), 't')}:${two(minutes % 60)}:${two(Number(seconds) % 60)}`;
}

/** `3.42×` of a ratio. */
function timesText(ratio: unknown): string {
  return isEmptyValue(ratio) ? emptyText : `${formatValue(ratio, 't2')}×`;
}

const renderers = {
  seconds: ({ value }: { value: unknown }) => durationText(value),
  roas: ({ value }: { value: unknown }) => timesText(value),
};

// totals have no renderer: a text that is no number is shown as it is
const summary = { cost: '2619.52', seconds: durationText(8_167_695), roas: timesText('2.761') };

export function OwnUnits() {
  return (
    <ReportTable
      caption="Videos"
      language="en"
      titleInfos={titleInfos}
      rows={rows}
      summary={summary}
      mode="client"
      renderers={renderers}
    />
  );
}
