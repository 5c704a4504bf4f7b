import { endpoints, type UploadItem } from '@meridian/api-client/contract';
import type { Draft } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useApi } from '../../../lib/api/api';
import { saveWorkbook } from '../lib/save-workbook';
import { DownloadButton } from './download-button';
import { failedItemsWorkbook } from './failed-items';

/** Number of items per request. */
const pageSize = 500;
const kinds = ['campaign', 'unit', 'keyword', 'creative', 'picture'] as const;
const heads = ['kind', 'path', 'name', 'field', 'reason', 'code', 'message', 'content'] as const;

/** Downloads all failed items of an upload as a workbook. */
export function DownloadFailed({ draftId, draft }: { draftId: string; draft: Draft }) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const api = useApi();
  const save = async () => {
    const items: UploadItem[] = [];
    for (let number = 1, total = 1; items.length < total; number += 1) {
      const { data, page } = await api.call(endpoints.draftUploadStatus, {
        body: { page: { number, size: pageSize }, query: { id: draftId, filter: 'failed' } },
      });
      items.push(...data.list);
      // items that were sent meanwhile are no longer included
      total = data.list.length === 0 ? 0 : page.totalCount;
    }
    const workbook = failedItemsWorkbook(items, {
      draft,
      language,
      name: t('download.sheet'),
      heads: recordOf(heads, (head) => t(`download.heads.${head}`)),
      kinds: recordOf(kinds, (kind) => t(`kind.${kind}`)),
    });
    await saveWorkbook(workbook, t('download.file', { name: draft.name }));
  };
  return <DownloadButton save={save} />;
}

function recordOf<Key extends string>(
  keys: readonly Key[],
  valueOf: (key: Key) => string,
): Record<Key, string> {
  // asserted: it has every key
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, string>;
}
