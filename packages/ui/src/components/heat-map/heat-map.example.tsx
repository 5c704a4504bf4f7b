import { HeatMap } from './heat-map';

const days = ['Mon', 'Tue', 'Wed'];
const hours = ['08', '12', '16', '20'];

export function HeatMapExample() {
  return (
    <HeatMap
      caption="Clicks by hour and day"
      rows={days}
      columns={hours}
      values={[
        [40, 82, 61, 33],
        [38, 90, 58, 29],
        [44, 87, null, null],
      ]}
      formatValue={(value) => value.toLocaleString('en-US')}
      describeCell={({ row, column, value }) =>
        `${days[row] ?? ''} ${hours[column] ?? ''}:00, ${value === null ? 'not counted yet' : `${value} clicks`}`
      }
    />
  );
}
