import { useState } from 'react';
import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 200 },
  { dataKey: 'clicks', titleName: 'Clicks', unit: 't' },
];

const total = 200;

/** What a server would send: the rows from a position on. */
async function fetchRows(from: number) {
  return Promise.resolve(
    Array.from({ length: Math.min(50, total - from) }, (_, at) => ({
      word: `keyword ${from + at}`,
      clicks: (from + at) * 17,
    })),
  );
}

const first = Array.from({ length: 50 }, (_, at) => ({ word: `keyword ${at}`, clicks: at * 17 }));

export function EndlessRows() {
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
      caption="Keywords"
      language="en"
      titleInfos={titleInfos}
      rows={rows}
      height={400}
      onEndReached={() => void loadMore()}
    />
  );
}
