import { useRef, useState } from 'react';
import { ReportTable, type RowRange, type TitleInfo } from '../index';

interface Keyword {
  word: string;
  clicks: number;
}

const columns = (word: string, clicks: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 200 },
  { dataKey: 'clicks', titleName: clicks, unit: 't' },
];

const texts = {
  en: { caption: 'Keywords', titleInfos: columns('Keyword', 'Clicks') },
  cn: { caption: '关键词', titleInfos: columns('关键词', '点击') },
  tw: { caption: '關鍵字', titleInfos: columns('關鍵字', '點擊') },
};

const rowCount = 100_000;
const blockSize = 100;

/** The response of a server: one block of rows. */
async function fetchBlock(block: number): Promise<Keyword[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Array.from({ length: blockSize }, (_, at) => {
    const index = block * blockSize + at;
    return { word: `keyword ${index}`, clicks: index * 17 };
  });
}

export function RowsNotLoaded({ language = 'en' }: { language?: keyof typeof texts }) {
  const [rows, setRows] = useState<readonly (Keyword | undefined)[]>([]);
  const requested = useRef(new Set<number>());
  const load = async (block: number) => {
    if (requested.current.has(block)) return;
    requested.current.add(block);
    try {
      const loaded = await fetchBlock(block);
      setRows((last) => {
        const next = [...last];
        loaded.forEach((row, at) => (next[block * blockSize + at] = row));
        return next;
      });
    } catch {
      // the next scroll to these rows requests them again
      requested.current.delete(block);
    }
  };
  const handleRowsNeeded = ({ first, last }: RowRange) => {
    const end = Math.floor(last / blockSize);
    for (let block = Math.floor(first / blockSize); block <= end; block += 1) void load(block);
  };
  return (
    <ReportTable
      {...texts[language]}
      language={language}
      rows={rows}
      rowCount={rowCount}
      height={400}
      onRowsNeeded={handleRowsNeeded}
    />
  );
}
