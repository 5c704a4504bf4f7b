import { pageTree, type PageTreeNode } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox, IconButton, SearchField } from '@meridian/ui';
import { ChevronDownIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { countPages, findPages, pathsBelow } from './role-state';

export interface PageChecksProps {
  value: readonly string[];
  onValueChange: (pages: string[]) => void;
  disabled: boolean;
}

/** The pages of the menu as a tree of checkboxes with three states, and a search in it. */
export function PageChecks(props: PageChecksProps) {
  const { t } = useTranslation(['access', 'routes', 'common']);
  const [text, setText] = useState('');
  const found = findPages(pageTree, text, ({ titleKey }) => t(`routes:${titleKey}`));
  return (
    <>
      <SearchField
        label={t('access:roles.findPage')}
        placeholder={t('access:roles.findPage')}
        clearLabel={t('common:clear')}
        value={text}
        onValueChange={setText}
        className="mx-4 mt-1 mb-2"
      />
      {found.length === 0 && (
        <p className="px-5 py-2 max-desktop:px-4 text-fg-3">{t('access:roles.noPage')}</p>
      )}
      <ul className="pb-4">
        {found.map((node) => (
          <PageNode key={node.path} node={node} level={0} isSearching={text.trim() !== ''} {...props} />
        ))}
      </ul>
    </>
  );
}

interface PageNodeProps extends PageChecksProps {
  node: PageTreeNode;
  level: number;
  /** Whether all nodes are open. */
  isSearching: boolean;
}

function PageNode({ node, level, ...props }: PageNodeProps) {
  const { t } = useTranslation(['access', 'routes']);
  const [isExpanded, setIsExpanded] = useState(false);
  const { value, isSearching } = props;
  const isOpen = isExpanded || isSearching;
  const title = t(`routes:${node.titleKey}`);
  const { count, total } = countPages(node, value);
  return (
    <li>
      <div
        className="flex min-h-8 items-center gap-1 pr-4 hover:bg-hover"
        style={{ paddingLeft: 12 + level * 20 }}
      >
        {node.children && !isSearching ? (
          <IconButton
            size="small"
            label={t(isOpen ? 'access:roles.collapse' : 'access:roles.expand', { title })}
            aria-expanded={isOpen}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </IconButton>
        ) : (
          <span className="w-6 shrink-0" />
        )}
        <PageBox node={node} title={title} {...props} />
        <span className="text-12 whitespace-nowrap text-fg-3 tabular-nums">
          {total === 0
            ? t('access:roles.alwaysOpen')
            : node.children && t('access:roles.pagesOf', { part: String(count), total: String(total) })}
        </span>
      </div>
      {isOpen && node.children && (
        <ul>
          {node.children.map((child) => (
            <PageNode key={child.path} node={child} level={level + 1} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface PageBoxProps extends PageChecksProps {
  node: PageTreeNode;
  title: string;
}

function PageBox({ node, title, value, onValueChange, disabled }: PageBoxProps) {
  const { count, total } = countPages(node, value);
  const paths = pathsBelow(node);
  const isAlwaysOpen = total === 0;
  const set = (next: boolean) => {
    const others = value.filter((path) => !paths.includes(path));
    onValueChange(next ? [...others, ...paths] : others);
  };
  return (
    <Checkbox
      label={title}
      checked={isAlwaysOpen || count === total ? true : count > 0 ? 'indeterminate' : false}
      disabled={disabled || isAlwaysOpen}
      onCheckedChange={set}
      className="min-w-0 flex-1"
    />
  );
}
