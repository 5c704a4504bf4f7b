import type { ApiClient } from '@meridian/api-client';
import type { NamedImage } from '@meridian/api-client/contract';
import { businessPointsOptions } from '@meridian/api-client/react';
import {
  businessTree,
  draftWorkbook,
  rowsInOrder,
  type Draft,
  type DraftExportOptions,
} from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useCan } from '../../../lib/session/can';
import { findPictures } from '../lib/find-pictures';
import { saveWorkbook } from '../lib/save-workbook';
import { useDraftName } from '../lib/use-draft-name';

export interface DraftToExport extends Pick<DraftExportOptions, 'draftId' | 'rows' | 'providerIdOf'> {
  accountId: number;
  /** The visible draft, including unsaved changes. */
  draft: Draft;
}

/** Larger workbooks may exceed the limit of unpacked files when they are imported. */
const maxImportedRows = 100_000;

/** Downloads rows of a draft as a workbook in the user's language. */
export function useDraftExport() {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const nameOf = useDraftName();
  const canSeePictures = useCan('material:image:view');
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ accountId, draft, ...rows }: DraftToExport) => {
      const [points, pictures] = await Promise.all([
        queryClient.query(businessPointsOptions(api)),
        // a user who may not see the library gets ids, which the import finds in the same draft
        canSeePictures ? picturesOf(api, { accountId, draft }) : undefined,
      ]);
      const workbook = draftWorkbook(draft, {
        ...rows,
        language,
        businesses: businessTree(points),
        pictures,
      });
      await saveWorkbook(workbook, nameOf(draft));
      return workbook.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
    },
    onSuccess: (count) => {
      if (count > maxImportedRows)
        notify({ tone: 'warning', title: t('export.large', { count }), description: t('export.largeBody') });
    },
    onError: (error) =>
      notify({ tone: 'error', title: t('export.failed'), description: errorMessage(error) }),
  });
  return { exportDraft: mutate, isPending };
}

/** The pictures of a draft, and library pictures with the same names. */
async function picturesOf(
  api: ApiClient,
  { accountId, draft }: Pick<DraftToExport, 'accountId' | 'draft'>,
): Promise<NamedImage[]> {
  const ids = [...new Set(rowsInOrder(draft, 'picture').map(({ imageId }) => imageId))];
  const own = await findPictures(api, { accountId, names: ids.filter((id) => id !== '') });
  return findPictures(api, { accountId, names: [...new Set(own.map(({ name }) => name))] });
}
