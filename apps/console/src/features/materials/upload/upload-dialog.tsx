import type { ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, Field, Select } from '@meridian/ui';
import { useState } from 'react';
import { PictureDropZone } from '../../../lib/pictures/upload/picture-drop-zone';
import { PictureUploadList } from '../../../lib/pictures/upload/picture-upload-list';
import { usePictureUploads } from '../../../lib/pictures/upload/use-picture-uploads';
import { noTheme } from '../materials-address';

export interface UploadDialogProps {
  accountId: number;
  accountName: string;
  /** Themes of the account. */
  themes: readonly ImageTheme[];
  /** The initially selected theme. */
  themeId: string | undefined;
  onClose: () => void;
}

/** Uploads pictures into the library of an account. */
export function UploadDialog({ accountId, accountName, themes, themeId, onClose }: UploadDialogProps) {
  const { t } = useTranslation('materials');
  const [theme, setTheme] = useState(themeId ?? noTheme);
  const uploads = usePictureUploads();
  const target = { accountId, theme: theme === noTheme ? '' : theme, isForUnit: false };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('uploads.title')}
        description={`${t('uploads.into')} ${accountName}`}
        closeLabel={t('uploads.close')}
        closesOnBackdrop={!uploads.isPending}
        widthPx={640}
        actions={
          <DialogClose asChild>
            <Button variant={uploads.items.length > 0 && !uploads.isPending ? 'primary' : 'quiet'}>
              {t(uploads.items.length > 0 && !uploads.isPending ? 'uploads.done' : 'uploads.close')}
            </Button>
          </DialogClose>
        }
      >
        <div className="flex flex-col gap-4">
          <Field label={t('uploads.theme')} className="w-45">
            {(control) => (
              <Select
                {...control}
                options={[
                  ...themes.map(({ id, name }) => ({ value: id, label: name })),
                  { value: noTheme, label: t('themes.none') },
                ]}
                value={theme}
                onValueChange={setTheme}
              />
            )}
          </Field>
          <PictureDropZone onFiles={(chosen) => uploads.add(chosen, target)} />
          <PictureUploadList uploads={uploads} target={target} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
