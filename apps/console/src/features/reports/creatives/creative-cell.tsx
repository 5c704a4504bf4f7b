import { useTranslation, type Language } from '@meridian/i18n';
import { MediaCell, type PictureFact } from '@meridian/report-table';
import { cn, IconButton } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';

export interface CreativeCellProps {
  title: string;
  /** Always shown below the title; '' for none. */
  period: string;
  /** Descriptions; empty ones take no room. */
  lines: readonly string[];
  /** A missing picture has the source ''; undefined if pictures are not shown. */
  picture: { source: string; facts: readonly PictureFact[] } | undefined;
  /** In narrow layouts, the row opens to show its full texts; undefined if they always have room. */
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
