import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ArrowLeftIcon, CloudUploadIcon, SendIcon } from '@meridian/ui/icons';
import { CheckedField, type CheckedBox } from './plan-side';
import type { PlanViewProps } from './upload-step-props';

export interface PlanFooterProps extends PlanViewProps {
  isSaved: boolean;
  canSubmit: boolean;
  /** In all campaigns, which are submitted together. */
  itemsToSend: number;
  /** In the chosen campaigns. */
  itemsToUpload: number;
  /** The chosen campaigns; undefined for all. */
  campaignIds: string[] | undefined;
  checked: CheckedBox | undefined;
  onSubmit: () => void;
}

/** A link to the previous step, and the commands for the draft: submit, withdraw, upload. */
export function PlanFooter(props: PlanFooterProps) {
  const { t } = useTranslation(['draftUpload', 'adDrafts']);
  const { status } = props.open.summary;
  return (
    <>
      <Button icon={<ArrowLeftIcon />} onClick={() => props.onShow('creative')} className="mr-auto">
        {t('adDrafts:steps.creatives')}
      </Button>
      {status === 3 && <p className="text-12 text-fg-3">{t('confirm.toCorrect')}</p>}
      {status === 1 && props.canEdit && (
        <Button
          variant="primary"
          icon={<SendIcon />}
          disabled={!props.isSaved || !props.canSubmit || props.itemsToSend === 0}
          onClick={props.onSubmit}
        >
          {t('confirm.submit')}
        </Button>
      )}
      {status === 2 && <Confirmation {...props} />}
    </>
  );
}

function Confirmation({ open, actions, canEdit, canUpload, ...props }: PlanFooterProps) {
  const { t } = useTranslation('draftUpload');
  const { version } = open.summary;
  const { checked, itemsToUpload: count, campaignIds } = props;
  return (
    <>
      {checked && (
        <span className="wide:hidden">
          <CheckedField {...checked} />
        </span>
      )}
      {!canUpload && <p className="text-12 text-fg-3">{t('confirm.noPermission')}</p>}
      {canEdit && (
        <Button
          isLoading={actions.pending?.type === 'withdraw'}
          onClick={() => actions.run({ type: 'withdraw' })}
        >
          {t('confirm.withdraw')}
        </Button>
      )}
      {canUpload && (
        <Button
          variant="primary"
          icon={<CloudUploadIcon />}
          disabled={checked?.isChecked !== true || !props.canSubmit || !props.isSaved || count === 0}
          isLoading={actions.pending?.type === 'upload'}
          onClick={() => actions.run({ type: 'upload', version, campaignIds })}
        >
          {t('confirm.upload', { count })}
        </Button>
      )}
    </>
  );
}
