import { useEffect, useState } from 'react';
import { parseColumnState } from '../core/index';
import { ColumnChooser, ReportTable, type ColumnState } from '../index';
import { keywordRows } from '../testing/keyword-report';
import { fetchColumns, storeColumns, titleInfos } from './keyword-server';

const rows = keywordRows('en');
const locked = ['showWord'];

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
        titleInfos={titleInfos}
        language="en"
        locked={locked}
        columnState={columnState ?? {}}
        onColumnStateChange={change}
      />
      <ReportTable
        caption="Keyword report"
        language="en"
        titleInfos={titleInfos}
        rows={rows}
        status={columnState ? 'ready' : 'loading'}
        locked={locked}
        columnState={columnState ?? {}}
        onColumnStateChange={change}
      />
    </>
  );
}
