import { useState } from 'react';
import { ReportTable, type TitleInfo } from '../index';

const columns = (word: string, clicks: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 200 },
  { dataKey: 'clicks', titleName: clicks, unit: 't' },
];

const texts = {
  en: { caption: 'Keywords', titleInfos: columns('Keyword', 'Clicks') },
  cn: { caption: '关键词', titleInfos: columns('关键词', '点击') },
  tw: { caption: '關鍵字', titleInfos: columns('關鍵字', '點擊') },
};

const total = 200;

/** The response of a server: the rows from a position on. */
async function fetchRows(from: number) {
  return Promise.resolve(
    Array.from({ length: Math.min(50, total - from) }, (_, at) => ({
      word: `keyword ${from + at}`,
      clicks: (from + at) * 17,
    })),
  );
}

const first = Array.from({ length: 50 }, (_, at) => ({ word: `keyword ${at}`, clicks: at * 17 }));

export function EndlessRows({ language = 'en' }: { language?: keyof typeof texts }) {
  const [rows, setRows] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const loadMore = async () => {
    if (isLoading || rows.length >= total) return;
    setIsLoading(true);
    const next = await fetchRows(rows.length);
    setRows((last) => [...last, ...next]);
    setIsLoading(false);
  };
  return (
    <ReportTable
      {...texts[language]}
      language={language}
      rows={rows}
      height={400}
      onEndReached={() => void loadMore()}
    />
  );
}
