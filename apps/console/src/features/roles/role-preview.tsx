import { canOpenPage, pageTree, permissions, type PageTreeNode } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { usePermissionWords } from '../../lib/access/access-words';
import type { RoleDraft } from './role-state';

/** The menu and the permissions of a role, read-only: the session of the current user keeps its rights. */
export function RolePreview({ draft, onClose }: { draft: RoleDraft; onClose: () => void }) {
  const { t } = useTranslation('access');
  const wordsOf = usePermissionWords();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        widthPx={760}
        title={<span className="wrap-anywhere">{t('roles.previewTitle', { name: draft.name })}</span>}
        description={t('roles.previewBody')}
        actions={
          <DialogClose asChild>
            <Button>{t('close')}</Button>
          </DialogClose>
        }
      >
        <div className="grid items-start gap-6 desktop:grid-cols-[240px_minmax(0,1fr)]">
          <section className="rounded-md border border-line-2 bg-canvas p-3">
            <h3 className="mb-2 px-2 text-12 text-fg-3">{t('roles.menu')}</h3>
            <MenuOf nodes={pageTree} draft={draft} />
          </section>
          <section>
            <h3 className="mb-2 text-12 text-fg-3">{t('roles.permissions')}</h3>
            {draft.permissions.length === 0 && <p className="text-fg-3">{t('roles.nothing')}</p>}
            <ul className="flex flex-col gap-2.5">
              {permissions
                .filter((one) => draft.permissions.includes(one))
                .map((one) => (
                  <li key={one}>
                    {wordsOf(one).title}
                    <span className="block text-12 text-fg-3">{wordsOf(one).sentence}</span>
                  </li>
                ))}
            </ul>
          </section>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function isShown({ path, access, children = [] }: PageTreeNode, draft: RoleDraft): boolean {
  return access === undefined
    ? children.some((child) => isShown(child, draft))
    : canOpenPage(draft, access, path);
}

function MenuOf({ nodes, draft }: { nodes: readonly PageTreeNode[]; draft: RoleDraft }) {
  const { t } = useTranslation('routes');
  return (
    <ul className="flex flex-col">
      {nodes
        .filter((node) => isShown(node, draft))
        .map((node) => (
          <li key={node.path}>
            {node.children ? (
              <details>
                <summary className="min-h-7 cursor-pointer rounded-xs px-2 py-1 focus-ring hover:bg-hover">
                  {t(node.titleKey)}
                </summary>
                <div className="pl-4">
                  <MenuOf nodes={node.children} draft={draft} />
                </div>
              </details>
            ) : (
              <span className="block min-h-7 px-2 py-1">{t(node.titleKey)}</span>
            )}
          </li>
        ))}
    </ul>
  );
}
