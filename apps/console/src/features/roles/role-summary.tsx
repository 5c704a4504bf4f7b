import { pageTree, permissions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { CheckIcon, MinusIcon, PanelLeftIcon, PlusIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { usePermissionWords } from '../../lib/access/access-words';
import { useListText } from '../../lib/language/use-list-text';
import { countOpenPages, type RoleChanges, type RoleDraft } from './role-state';

export interface RoleSummaryProps {
  draft: RoleDraft;
  changes: RoleChanges;
  /** Names of users who have the role and are affected by a removal. */
  userNames: readonly string[];
  /** Whether another element shows the title. */
  isTitleHidden: boolean;
  children?: ReactNode;
}

const maxNames = 3;

/** What a role can do, what it cannot do, and what would change, in plain words. */
export function RoleSummary({ draft, changes, userNames, isTitleHidden, children }: RoleSummaryProps) {
  const { t } = useTranslation(['access', 'routes']);
  const wordsOf = usePermissionWords();
  const can = permissions.filter((one) => draft.permissions.includes(one));
  const cannot = permissions.filter((one) => !draft.permissions.includes(one));
  const groups = pageTree
    .filter(({ children: below }) => below !== undefined)
    .map((node) => ({ title: t(`routes:${node.titleKey}`), ...countOpenPages(node, draft) }));
  return (
    <section aria-label={t('access:roles.summary')} className="flex flex-col items-start gap-4.5 p-5">
      {!isTitleHidden && <h2 className="text-14 font-semibold">{t('access:roles.summary')}</h2>}
      {changes.count > 0 && <Changes changes={changes} userNames={userNames} />}
      <Lines title={t('access:roles.can')} icon={<CheckIcon className="size-3.5 text-ok-fg" />}>
        {can.map((one) => wordsOf(one).title)}
      </Lines>
      <Lines title={t('access:roles.cannot')} icon={<MinusIcon className="size-3.5 text-fg-3" />} isMuted>
        {cannot.map((one) => wordsOf(one).title)}
      </Lines>
      <Lines title={t('access:roles.menu')} icon={<PanelLeftIcon className="size-3.5 text-fg-3" />}>
        {groups.map(({ title, count, total }) =>
          t('access:roles.pagesOfGroup', { title, part: String(count), total: String(total) }),
        )}
      </Lines>
      {children}
    </section>
  );
}

function Changes({ changes, userNames }: Pick<RoleSummaryProps, 'changes' | 'userNames'>) {
  const { t } = useTranslation('access');
  const wordsOf = usePermissionWords();
  const listText = useListText();
  const more = userNames.length - maxNames;
  const names = listText(userNames.slice(0, maxNames), more > 0 ? 'values' : 'sentence');
  const removed = (what: string) => {
    if (more > 0) return t('roles.touchesMore', { what, names, count: more });
    return userNames.length > 0 ? t('roles.touches', { what, names }) : t('roles.removed', { what });
  };
  const { addedPermissions, removedPermissions, addedPages, removedPages } = changes;
  return (
    <div role="status" className="flex flex-col gap-1.5">
      <Lines title={t('roles.changed')} icon={<MinusIcon className="size-3.5 text-bad-fg" />}>
        {[
          ...removedPermissions.map((one) => removed(wordsOf(one).title)),
          ...(removedPages.length > 0
            ? [removed(t('roles.pagesRemoved', { count: removedPages.length }))]
            : []),
        ]}
      </Lines>
      <Lines icon={<PlusIcon className="size-3.5 text-ok-fg" />}>
        {[
          ...addedPermissions.map((one) => t('roles.added', { what: wordsOf(one).title })),
          ...(addedPages.length > 0 ? [t('roles.pagesAdded', { count: addedPages.length })] : []),
          ...(changes.isRenamed ? [t('roles.renamed')] : []),
        ]}
      </Lines>
    </div>
  );
}

interface LinesProps {
  title?: string;
  icon: ReactNode;
  isMuted?: boolean;
  children: readonly string[];
}

function Lines({ title, icon, isMuted = false, children }: LinesProps) {
  const { t } = useTranslation('access');
  return (
    <div>
      {title !== undefined && <h3 className="mb-1.5 text-12 font-medium text-fg-3">{title}</h3>}
      {children.length === 0 && title !== undefined && <p className="text-fg-3">{t('roles.nothing')}</p>}
      <ul className="flex flex-col gap-1.5">
        {children.map((line) => (
          <li key={line} className="flex gap-2">
            <span aria-hidden className="mt-0.5 shrink-0">
              {icon}
            </span>
            <span className={cn('wrap-anywhere', isMuted && 'text-fg-3')}>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
