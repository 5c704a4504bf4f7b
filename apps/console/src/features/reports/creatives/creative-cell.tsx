import { useTranslation, type Language } from '@meridian/i18n';
import { MediaCell, type PictureFact } from '@meridian/report-table';
import { cn, IconButton } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';

export interface CreativeCellProps {
  title: string;
  /** Under the title, always there; '' for none. */
  period: string;
  /** Descriptions; empty ones take no room. */
  lines: readonly string[];
  /** A source of '' is a picture that is missing; undefined where pictures are not shown. */
  picture: { source: string; facts: readonly PictureFact[] } | undefined;
  /** Where there is little room, the row opens to show its texts whole; undefined where they always have room. */
  disclosure: { isOpen: boolean; onToggle: () => void } | undefined;
  language: Language;
}

/** A creative: its picture, title and descriptions. */
export function CreativeCell({ title, period, lines, picture, disclosure, language }: CreativeCellProps) {
  const { t } = useTranslation('reports');
  return (
    <MediaCell
      image={picture}
      title={title}
      lines={disclosure && !disclosure.isOpen ? [period] : [period, ...lines]}
      isWhole={disclosure?.isOpen}
      status={
        disclosure && (
          <IconButton
            label={t('creatives.details', { creative: title })}
            size="small"
            tabIndex={-1}
            aria-expanded={disclosure.isOpen}
            onClick={disclosure.onToggle}
            className="-my-0.5 -mr-1 touch-manipulation after:absolute after:-inset-2"
          >
            <ChevronDownIcon className={cn('transition-transform', disclosure.isOpen && 'rotate-180')} />
          </IconButton>
        )
      }
      language={language}
    />
  );
}
