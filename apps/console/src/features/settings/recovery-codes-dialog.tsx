import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent } from '@meridian/ui';
import { CopyIcon, DownloadIcon } from '@meridian/ui/icons';
import { saveFile } from '../../lib/export/save-file';
import { copyText } from './copy-text';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  userName: string;
  onClose: () => void;
}

/** Shows recovery codes, only once. Closes only with its button. */
export function RecoveryCodesDialog({ codes, userName, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('settings');
  const download = () => {
    const lines = [t('secondFactor.fileHead', { name: userName }), '', ...codes, ''];
    // spreadsheets and editors on Windows read UTF-8 only with a byte order mark
    const blob = new Blob(['\uFEFF', lines.join('\r\n')], { type: 'text/plain' });
    saveFile({ blob, fileName: `${t('secondFactor.fileName')}.txt` });
  };
  return (
    <Dialog open>
      <DialogContent
        title={t('secondFactor.savedTitle')}
        description={t('secondFactor.savedBody')}
        actions={
          <>
            <Button icon={<CopyIcon />} onClick={() => copyText(codes.join('\n'), t('secondFactor.copied'))}>
              {t('secondFactor.copy')}
            </Button>
            <Button icon={<DownloadIcon />} onClick={download}>
              {t('secondFactor.download')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('secondFactor.done')}
            </Button>
          </>
        }
      >
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-sm bg-sunken px-4 py-3 font-mono max-desktop:grid-cols-1">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
