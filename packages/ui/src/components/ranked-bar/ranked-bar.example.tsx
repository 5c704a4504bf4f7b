import { RankedBar } from './ranked-bar';

const regions = [
  { name: 'Guangdong', cost: 31_204 },
  { name: 'Jiangsu', cost: 26_510 },
  { name: 'Shanghai', cost: 12_088 },
];
const highest = Math.max(...regions.map(({ cost }) => cost));

export function RankedBarExample() {
  return (
    <ol className="w-80">
      {regions.map(({ name, cost }) => (
        <li key={name} className="grid grid-cols-3 items-center gap-3 py-1">
          {name}
          <RankedBar share={cost / highest} />
          <span className="text-right tabular-nums">{cost.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ol>
  );
}
