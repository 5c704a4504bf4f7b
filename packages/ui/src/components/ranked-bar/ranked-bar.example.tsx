import { RankedBar } from './ranked-bar';

const texts = {
  en: ['Guangdong', 'Jiangsu', 'Shanghai'],
  cn: ['广东', '江苏', '上海'],
  tw: ['廣東', '江蘇', '上海'],
};

const costs = [31_204, 26_510, 12_088];
const highest = Math.max(...costs);

export function RankedBarExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const regions = texts[language];
  return (
    <ol className="w-80">
      {costs.map((cost, index) => (
        <li key={cost} className="grid grid-cols-3 items-center gap-3 py-1">
          {regions[index]}
          <RankedBar share={cost / highest} />
          <span className="text-right tabular-nums">{cost.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ol>
  );
}
