import { useEffect, useState } from 'react';
import { parseColumnState } from '../core/index';
import { ColumnChooser, ReportTable, type ColumnState } from '../index';
import { fetchColumns, firstRows, storeColumns, keywordTitleInfos } from './keyword-server';

const locked = ['word'];

export function ColumnsOnServer() {
  const [columnState, setColumnState] = useState<ColumnState | null>(null);

  useEffect(() => {
    let isGone = false;
    // parseColumnState drops what is malformed, entry by entry
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

  return (
    <>
      <ColumnChooser
        titleInfos={keywordTitleInfos}
        language="en"
        locked={locked}
        columnState={columnState ?? {}}
        onColumnStateChange={change}
      />
      <ReportTable
        caption="Keyword report"
        language="en"
        titleInfos={keywordTitleInfos}
        rows={firstRows}
        status={columnState ? 'ready' : 'loading'}
        locked={locked}
        columnState={columnState ?? {}}
        onColumnStateChange={change}
      />
    </>
  );
}
