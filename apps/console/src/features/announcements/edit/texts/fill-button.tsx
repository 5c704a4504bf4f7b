import { languages, useTranslation, type Language } from '@meridian/i18n';
import { Button, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { ChevronDownIcon, RefreshCwIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';
import { textState, type AnnouncementDraft } from '../draft/announcement-draft';

export interface FillButtonProps {
  draft: AnnouncementDraft;
  /** The language to fill. */
  into: Language;
  onFill: (from: Language) => void;
}

/** Copies title and text of another language into this one; confirms before it overwrites text. */
export function FillButton({ draft, into, onFill }: FillButtonProps) {
  const { t } = useTranslation('announcements');
  const [asking, setAsking] = useState<Language>();
  const { filledFrom, title, text } = draft.texts[into];
  const sources = languages.filter(
    (language) => language !== into && textState(draft.texts[language]) !== 'empty',
  );
  const fill = (from: Language) => {
    const source = draft.texts[from];
    const losesSomething =
      textState(draft.texts[into]) !== 'empty' && (source.title !== title || source.text !== text);
    if (losesSomething) setAsking(from);
    else onFill(from);
  };
  if (sources.length === 0) return null;
  const buttonStyle =
    'text-12! [--meridian-control-height:28px] max-desktop:[--meridian-control-height:40px]';
  return (
    <>
      {filledFrom !== null && sources.includes(filledFrom) ? (
        <Button icon={<RefreshCwIcon />} className={buttonStyle} onClick={() => fill(filledFrom)}>
          {t('fill.again', { language: t(`languagesShort.${filledFrom}`) })}
        </Button>
      ) : (
        <Menu>
          <MenuTrigger asChild>
            <Button icon={<RefreshCwIcon />} className={buttonStyle}>
              {t('fill.from')}
              <ChevronDownIcon className="size-3.5" />
            </Button>
          </MenuTrigger>
          <MenuContent align="end">
            {sources.map((from) => (
              <MenuItem key={from} onSelect={() => fill(from)}>
                {t(`languages.${from}`)}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
      {asking !== undefined && (
        <ConfirmDialog
          title={t('fill.askTitle', { language: t(`languages.${into}`) })}
          body={t('fill.askBody', { language: t(`languages.${asking}`) })}
          confirmLabel={t('fill.confirm')}
          variant="primary"
          onConfirm={() => {
            onFill(asking);
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
