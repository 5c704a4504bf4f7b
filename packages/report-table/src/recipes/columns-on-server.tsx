import { useEffect, useState } from 'react';
import { parseColumnState } from '../core/index';
import { ColumnChooser, ReportTable, type ColumnState } from '../index';
import { fetchColumns, firstRows, storeColumns, keywordTitleInfos } from './keyword-server';

const captions = { en: 'Keyword report', cn: '关键词报告', tw: '關鍵字報表' };
const locked = ['word'];

export function ColumnsOnServer({ language = 'en' }: { language?: keyof typeof captions }) {
  const [columnState, setColumnState] = useState<ColumnState | null>(null);

  useEffect(() => {
    let isGone = false;
    // parseColumnState drops malformed entries one by one
    const take = (stored: unknown) => isGone || setColumnState(parseColumnState(stored));
    fetchColumns().then(take, () => take({}));
    return () => {
      isGone = true;
    };
  }, []);

  const change = (next: ColumnState) => {
    setColumnState(next);
    void storeColumns(next);
  };

  const titleInfos = keywordTitleInfos[language];
  return (
    <>
      <ColumnChooser
        titleInfos={titleInfos}
        language={language}
        locked={locked}
        columnState={columnState ?? {}}
        onColumnStateChange={change}
      />
      <ReportTable
        caption={captions[language]}
        language={language}
        titleInfos={titleInfos}
        rows={firstRows}
        status={columnState ? 'ready' : 'loading'}
        locked={locked}
        columnState={columnState ?? {}}
        onColumnStateChange={change}
      />
    </>
  );
}
