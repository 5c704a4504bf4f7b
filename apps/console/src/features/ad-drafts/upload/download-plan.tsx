import { draftPlanExport } from '@meridian/api-client/contract';
import { useApi } from '../../../lib/api/api';
import { saveFile } from '../../../lib/export/save-file';
import { DownloadButton } from './download-button';

/** Downloads all items of an upload with their changes as a workbook. */
export function DownloadPlan({ draftId }: { draftId: string }) {
  const api = useApi();
  const save = async () =>
    saveFile(await api.download(draftPlanExport.path, { body: { id: draftId }, withoutAccount: true }));
  return <DownloadButton save={save} />;
}
