import { formatValue } from '../core/format/index';
import { ReportTable, type TitleInfo } from '../index';

type Titles = Record<'video' | 'cost' | 'seconds' | 'roas', string>;

const columns = ({ video, cost, seconds, roas }: Titles): TitleInfo[] => [
  { dataKey: 'video', titleName: video, fixed: 'left', width: 200 },
  // another currency needs no renderer: two decimals, and its sign in the header
  { dataKey: 'cost', titleName: cost, unitDesc: 'US$', unit: 't2', isSort: true },
  { dataKey: 'seconds', titleName: seconds, unit: 'h:mm:ss', isSort: true },
  { dataKey: 'roas', titleName: roas, unit: 'times', isSort: true },
];

const texts = {
  en: {
    caption: 'Videos',
    titleInfos: columns({ video: 'Video', cost: 'Cost', seconds: 'Time watched', roas: 'Return' }),
  },
  cn: {
    caption: '视频',
    titleInfos: columns({ video: '视频', cost: '消费', seconds: '观看时长', roas: '投资回报' }),
  },
  tw: {
    caption: '影片',
    titleInfos: columns({ video: '影片', cost: '費用', seconds: '觀看時間', roas: '投資報酬' }),
  },
};

const rows = [
  { video: 'Ten days in Kyoto', cost: '1916.60', seconds: 8_100_465, roas: '3.416' },
  { video: 'Snow in Hokkaido', cost: '702.92', seconds: 67_230, roas: '0.97' },
  { video: 'Okinawa under water', cost: '0.00', seconds: null, roas: null },
];

// outside the component, so that it stays the same object
const units = {
  /** `2,250:07:45` for a number of seconds. */
  'h:mm:ss': (value: unknown) => {
    const seconds = Number(value);
    const minutes = Math.floor(seconds / 60);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${formatValue(Math.floor(minutes / 60), 't')}:${two(minutes % 60)}:${two(seconds % 60)}`;
  },
  /** `3.42×` for a ratio. */
  times: (value: unknown) => `${formatValue(value, 't2')}×`,
};

const summary = { cost: '2619.52', seconds: 8_167_695, roas: '2.761' };

export function OwnUnits({ language = 'en' }: { language?: keyof typeof texts }) {
  return (
    <ReportTable
      {...texts[language]}
      language={language}
      height="auto"
      rows={rows}
      summary={summary}
      units={units}
      mode="client"
    />
  );
}
