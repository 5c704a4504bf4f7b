import { HeatMap } from './heat-map';

const texts = {
  en: {
    caption: 'Clicks by hour and day',
    days: ['Mon', 'Tue', 'Wed'],
    clicks: (count: number) => `${count} clicks`,
    none: 'not counted yet',
  },
  cn: {
    caption: '分时点击',
    days: ['周一', '周二', '周三'],
    clicks: (count: number) => `${count} 次点击`,
    none: '尚未统计',
  },
  tw: {
    caption: '各時段點擊',
    days: ['週一', '週二', '週三'],
    clicks: (count: number) => `${count} 次點擊`,
    none: '尚未統計',
  },
};

const hours = ['08', '12', '16', '20'];

export function HeatMapExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <HeatMap
      caption={text.caption}
      rows={text.days}
      columns={hours}
      values={[
        [40, 82, 61, 33],
        [38, 90, 58, 29],
        [44, 87, null, null],
      ]}
      formatValue={(value) => value.toLocaleString('en-US')}
      describeCell={({ row, column, value }) =>
        `${text.days[row] ?? ''} ${hours[column] ?? ''}:00, ${value === null ? text.none : text.clicks(value)}`
      }
    />
  );
}
