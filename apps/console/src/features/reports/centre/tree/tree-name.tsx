import { useTranslation } from '@meridian/i18n';
import { Button, Spinner } from '@meridian/ui';
import { ChevronDownIcon, ChevronRightIcon } from '@meridian/ui/icons';
import type { KeyboardEvent } from 'react';
import { RowName } from '../../drill-down/drill-down-names';
import type { TreeNode } from './tree-rows';

export interface TreeNameProps {
  node: TreeNode;
  /** The name of the campaign or unit. */
  text: string;
  onToggle: (key: string, isOpen: boolean) => void;
  onRetry: (key: string) => void;
}

/** Indentation below a campaign, whose name begins at 24 px: 20 px further, 12 on phones. */
const beneath = 'flex min-w-0 flex-1 items-center gap-2 pl-11 max-desktop:pl-9 print:pl-5';

/** The first cell of the tree: a campaign with its fold button, a unit, or a note about its units. */
export function TreeName({ node, text, onToggle, onRetry }: TreeNameProps) {
  const { t } = useTranslation(['reportCentre', 'common']);
  switch (node.kind) {
    case 'campaign':
      return <CampaignName node={node} text={text} onToggle={onToggle} />;
    case 'unit':
      return (
        <span className={beneath}>
          <RowName row={node.unit} name={text} className="font-normal text-fg-2" />
        </span>
      );
    case 'loading':
      return (
        <span role="status" className={`${beneath} font-normal text-fg-3`}>
          <Spinner className="size-3.5" />
          <span className="sr-only">{t('tree.loading', { campaign: node.name })}</span>
        </span>
      );
    case 'failed':
      return (
        <span role="alert" className={`${beneath} font-normal text-fg-3`}>
          <span className="truncate">{t('tree.failed')}</span>
          <Button variant="link" className="h-6 text-12" onClick={() => onRetry(node.key)}>
            {t('common:tryAgain')}
          </Button>
        </span>
      );
    case 'none':
      return <Note text={t('tree.none')} />;
    case 'more':
      return <Note text={t('tree.more', { shown: node.shown, total: node.total })} />;
    case 'rest':
      return <Note text={t(node.isAbove ? 'tree.above' : 'tree.below')} />;
  }
}

function Note({ text }: { text: string }) {
  return (
    <span className={beneath}>
      <span className="truncate font-normal text-fg-3">{text}</span>
    </span>
  );
}

interface CampaignNameProps extends Pick<TreeNameProps, 'text' | 'onToggle'> {
  node: Extract<TreeNode, { kind: 'campaign' }>;
}

function CampaignName({ node: { key, isOpen }, text, onToggle }: CampaignNameProps) {
  const { t } = useTranslation('reportCentre');
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onToggle(key, event.key === 'ArrowRight');
  };
  return (
    <span className="flex min-w-0 flex-1 items-center gap-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'tree.collapse' : 'tree.expand', { campaign: text })}
        onClick={() => onToggle(key, !isOpen)}
        onKeyDown={handleKeyDown}
        className="relative grid size-5 shrink-0 place-items-center rounded-xs text-fg-3 focus-ring before:absolute before:-inset-0.5 hover:bg-press hover:text-fg-1 max-desktop:before:-inset-2.5 print:hidden"
      >
        <Chevron aria-hidden className="size-3.5" />
      </button>
      <span className="truncate font-medium text-fg-1 [unicode-bidi:plaintext]">{text}</span>
    </span>
  );
}
