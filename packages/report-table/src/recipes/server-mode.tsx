import { useEffect, useState } from 'react';
import { ReportTable, type RowData, type ReportSort } from '../index';
import { fetchKeywords, keywordTitleInfos, type KeywordPage, type KeywordQuery } from './keyword-server';

const captions = { en: 'Keyword report', cn: '关键词报告', tw: '關鍵字報表' };
const noRows: readonly RowData[] = [];

export function ServerMode({ language = 'en' }: { language?: keyof typeof captions }) {
  const [query, setQuery] = useState<KeywordQuery>({ page: 1, size: 10, sort: null });
  const [answer, setAnswer] = useState<{ query: KeywordQuery; page: KeywordPage | null }>();

  useEffect(() => {
    const stop = new AbortController();
    fetchKeywords(query, stop.signal).then(
      (page) => setAnswer({ query, page }),
      () => stop.signal.aborted || setAnswer({ query, page: null }),
    );
    return () => stop.abort();
  }, [query]);

  const isAnswered = answer?.query === query;
  return (
    <ReportTable
      caption={captions[language]}
      language={language}
      titleInfos={keywordTitleInfos[language]}
      rows={answer?.page?.rows ?? noRows}
      summary={answer?.page?.summary}
      status={!answer ? 'loading' : !isAnswered ? 'refreshing' : answer.page ? 'ready' : 'error'}
      sort={query.sort}
      onSortChange={(sort: ReportSort) => setQuery({ ...query, sort, page: 1 })}
      pagination={{
        page: query.page,
        size: query.size,
        totalCount: answer?.page?.totalCount ?? 0,
        onChange: (position) => setQuery({ ...query, ...position }),
      }}
    />
  );
}
