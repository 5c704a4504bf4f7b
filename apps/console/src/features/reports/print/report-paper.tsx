import { reportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { notify } from '../../../lib/page/notices';
import type { ReportModel } from '../use-report-model';
import { queryOf } from '../view/report-query';
import { loadRows, maxPrintRows, rowsPerRequest } from './load-rows';
import { PrintProgress } from './print-progress';
import { PrintReport, type PrintTree } from './print-report';
import { PrintSheet } from './print-sheet';
import { useIsPrinting } from './use-is-printing';

/** A print whose rows are loaded before the dialog of the browser opens. */
export interface PreparedPrint {
  /** Whether its rows are being loaded. */
  isPreparing: boolean;
  /** The rows are loaded, failed to load, or the user cancelled. */
  end: () => void;
}

export interface ReportPaperProps {
  model: ReportModel;
  title: string;
  printing: PreparedPrint;
  tree: PrintTree | undefined;
}

type Loaded = Awaited<ReturnType<typeof loadRows>>;

/** A report on paper: all its rows once they are loaded for a print, otherwise those of the page. */
export function ReportPaper({ model, title, printing, tree }: ReportPaperProps) {
  const { t } = useTranslation('print');
  const api = useApi();
  const queryClient = useQueryClient();
  const isPrinting = useIsPrinting();
  const { report, view, rows } = model;
  const { isPreparing, end } = printing;
  const [progress, setProgress] = useState<{ loaded: number; total: number }>();
  const [whole, setWhole] = useState<Loaded & { key: string }>();
  const optionsOf = (number: number) => {
    const { channel, section, period } = report;
    const page = { number, size: rowsPerRequest, sortCol: view.sort };
    return reportListOptions(api, { channel, section, period, query: queryOf(view), page });
  };
  const key = hashKey(optionsOf(1).queryKey);
  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const loaded = await loadRows({
        fetchPage: (number) => queryClient.query({ ...optionsOf(number), staleTime: 0, gcTime: 0 }),
        maxRows: maxPrintRows,
        onProgress: setProgress,
        signal,
      });
      setWhole({ ...loaded, key });
      end();
    } catch {
      if (signal.aborted) return;
      end();
      notify({ tone: 'error', title: t('failed') });
    }
  });
  useEffect(() => {
    if (!isPreparing) return undefined;
    const stop = new AbortController();
    // later, since strict mode runs an effect twice
    queueMicrotask(() => {
      if (!stop.signal.aborted) void prepare(stop.signal);
    });
    return () => {
      stop.abort();
      setProgress(undefined);
    };
  }, [isPreparing]);
  useEffect(() => {
    if (!whole) return undefined;
    const stop = new AbortController();
    // the rows are on the sheet by now; an effect itself cannot render what `beforeprint` changes
    queueMicrotask(() => {
      if (!stop.signal.aborted) window.print();
    });
    addEventListener('afterprint', () => setWhole(undefined), { signal: stop.signal });
    return () => stop.abort();
  }, [whole]);
  const isWhole = whole?.key === key;
  const shown = isWhole ? whole : rows.response;
  return (
    <>
      <PrintSheet orientation="landscape" />
      {(isPrinting || isWhole) && shown && (
        <PrintReport
          model={model}
          title={title}
          data={shown.data}
          totalCount={shown.page.totalCount}
          offset={isWhole ? 0 : (view.page - 1) * view.size}
          isWhole={isWhole}
          tree={tree}
        />
      )}
      {isPreparing && progress && <PrintProgress {...progress} onCancel={end} />}
    </>
  );
}
