import { spreadsheetExtensions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { DropZone } from '@meridian/ui';
import { UploadIcon } from '@meridian/ui/icons';
import { maxImportMegabytes } from './check-file';
import { droppedFiles, selectedFiles, type FoundFile } from './dropped-files';

/** The area on which reports are dropped, also in folders, or selected. */
export function FileDropZone({ onFiles }: { onFiles: (files: readonly FoundFile[]) => void }) {
  const { t } = useTranslation('imports');
  return (
    <DropZone
      icon={<UploadIcon aria-hidden />}
      text={t('drop')}
      choices={[
        { label: t('choose'), accept: extensions, isMultiple: true },
        { label: t('chooseFolder'), isFolder: true },
      ]}
      hint={t('formats', { formats: extensions.join(' '), limit: maxImportMegabytes })}
      onFiles={(files) => onFiles(selectedFiles(files))}
      onDropped={(transfer) => void droppedFiles(transfer).then(onFiles)}
    />
  );
}

/** ZIP files are unpacked in the browser. */
const extensions = [...spreadsheetExtensions, '.zip'];
