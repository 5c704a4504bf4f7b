import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { isUnderWay, useUploads, type Upload } from './uploads';
import { useSendUploads } from './use-send-uploads';

/** The result of a file; keys of the texts under `batch`. */
const outcomes = [
  'imported',
  'unchanged',
  'running',
  'review',
  'importFailed',
  'failed',
  'cancelled',
] as const;
type FileOutcome = (typeof outcomes)[number];

/** Maximum number of imports in one request. */
const chunkSize = 50;

/** The results of several files: how many were imported, need an answer or failed, with a link to the next one. */
export function BatchSummary({ onReview }: { onReview: (id: string) => void }) {
  const { t } = useTranslation('imports');
  const { items, retry, clear } = useUploads();
  const send = useSendUploads();
  const imports = useImportsOf(items);
  if (items.length < 2 || isUnderWay(items)) return null;
  const files = items.map((item) => ({ ...item, outcome: outcomeOf(item, imports) }));
  const counts = outcomes
    .map((outcome) => ({ outcome, count: files.filter((file) => file.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
  const next = files.find(({ outcome }) => outcome === 'review')?.importId;
  const canRetry = files.some(({ outcome }) => outcome === 'failed' || outcome === 'cancelled');
  const textOf = (outcome: FileOutcome, count: number) => t(`batch.${outcome}`, { count });
  return (
    <Alert
      tone={next === undefined ? 'info' : 'warn'}
      action={
        <span className="flex flex-wrap items-center gap-2">
          {next !== undefined && <Button onClick={() => onReview(next)}>{t('batch.next')}</Button>}
          {canRetry && (
            <Button
              onClick={() => {
                retry();
                send();
              }}
            >
              {t('batch.retry')}
            </Button>
          )}
          <IconButton size="small" label={t('batch.close')} onClick={clear}>
            <XIcon />
          </IconButton>
        </span>
      }
    >
      <p>
        <span className="font-medium">{t('batch.title', { total: items.length })}</span>{' '}
        {counts.map(({ outcome, count }) => textOf(outcome, count)).join(' · ')}
      </p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer rounded-xs focus-ring">{t('batch.files')}</summary>
        <ul className="mt-1 max-h-48 overflow-y-auto">
          {files.map(({ key, name, outcome }) => (
            <li key={key} className="flex flex-wrap gap-x-2 wrap-anywhere">
              <span>{name}</span>
              <span className="text-fg-3">{t(`batch.state.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  );
}

/** The imports of the files by their ids; refetched while one of them is running. */
function useImportsOf(items: readonly Upload[]): ReadonlyMap<string, ReportImport> {
  const api = useApi();
  const ids = items.flatMap(({ importId }) => importId ?? []);
  const isBatch = items.length > 1 && !isUnderWay(items);
  const chunks = Array.from({ length: isBatch ? Math.ceil(ids.length / chunkSize) : 0 }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  const results = useQueries({
    queries: chunks.map((chunk) =>
      reportImportListOptions(api, { ids: chunk, page: { number: 1, size: chunkSize } }),
    ),
  });
  return new Map(results.flatMap(({ data }) => data?.data.list ?? []).map((item) => [item.id, item]));
}

function outcomeOf({ state, importId }: Upload, imports: ReadonlyMap<string, ReportImport>): FileOutcome {
  if (state === 'failed' || state === 'cancelled') return state;
  switch (imports.get(importId ?? '')?.state) {
    case importStates.done:
      return 'imported';
    case importStates.unchanged:
      return 'unchanged';
    case importStates.review:
      return 'review';
    case importStates.failed:
      return 'importFailed';
    case importStates.undone:
    case importStates.discarded:
      return 'cancelled';
    default:
      return 'running';
  }
}
