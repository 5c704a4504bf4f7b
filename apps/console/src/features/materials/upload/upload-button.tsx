import type { ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ImagePlusIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { UploadDialog } from './upload-dialog';

export interface UploadButtonProps {
  /** Undefined if several accounts are visible, and one has to be selected first. */
  accountId: number | undefined;
  accountName: (accountId: number) => string;
  themes: readonly ImageTheme[];
  /** The selected theme of the library. */
  themeId: string | undefined;
}

/** Opens the upload of pictures. */
export function UploadButton({ accountId, accountName, themes, themeId }: UploadButtonProps) {
  const { t } = useTranslation('materials');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<ImagePlusIcon />}
        disabled={accountId === undefined}
        title={accountId === undefined ? t('uploads.chooseAccount') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('upload')}
      </Button>
      {isOpen && accountId !== undefined && (
        <UploadDialog
          accountId={accountId}
          themeId={themeId}
          accountName={accountName(accountId)}
          themes={themes.filter((theme) => theme.accountId === accountId)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
