import { imageExtensions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { DropZone } from '@meridian/ui';
import { ImagePlusIcon } from '@meridian/ui/icons';

/** The area on which pictures are dropped, pasted or selected. */
export function PictureDropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('materials');
  return (
    <DropZone
      icon={<ImagePlusIcon aria-hidden />}
      text={t('uploads.drop')}
      choices={[{ label: t('uploads.choose'), accept: imageExtensions, isMultiple: true }]}
      hint={t('uploads.formats')}
      takesPaste
      onFiles={onFiles}
    />
  );
}
