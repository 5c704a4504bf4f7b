import type { SavedReportView } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@meridian/ui';
import {
  BellRingIcon,
  LinkIcon,
  PencilIcon,
  PlusIcon,
  SaveIcon,
  SendIcon,
  Trash2Icon,
} from '@meridian/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import { notify } from '../../../lib/page/notices';
import { writeClipboard } from '../../../lib/page/write-clipboard';
import { useCan } from '../../../lib/session/can';
import { DeleteViewDialog } from './delete-view-dialog';
import { useReportViews, type ViewedReport } from './use-report-views';
import { useViewChanges } from './use-view-changes';
import { ViewChoices } from './view-choices';
import { ViewDialog } from './view-dialog';
import { viewLink } from './view-link';

/** The dialog above the page: for a new view, or for changing or deleting one. */
type Task = { kind: 'new' | 'send' | 'watch' } | { kind: 'change' | 'delete'; view: SavedReportView };

const WatchDrawer = lazy(() => import('./watch-drawer').then((module) => ({ default: module.WatchDrawer })));
const SendDrawer = lazy(() => import('./send-drawer').then((module) => ({ default: module.SendDrawer })));

export interface ViewsMenuProps extends LazyMenuParts {
  model: ViewedReport;
}

/** Shows, saves, renames, shares and deletes views of a report, and links to them. Fetches them when it first opens. */
export function ViewsMenu({ model, trigger, defaultOpen }: ViewsMenuProps) {
  const { t } = useTranslation('reports');
  const errorMessage = useErrorMessage();
  const button = useRef<HTMLButtonElement>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [isWanted, setIsWanted] = useState(defaultOpen);
  const views = useReportViews(model, { isWanted });
  const { save } = useViewChanges(model.report);
  const { current, content, shownColumns } = views;
  const own = current?.owner === null ? current : null;
  const canSend = useCan('report:export:create');
  // sums of finer rows are no part of a view
  const canWatch = useCan('report:alert:edit') && model.view.from === undefined;

  const dialog = { onClose: () => setTask(null), returnFocus: () => button.current?.focus() };
  const saveChanges = (view: SavedReportView) =>
    save.mutate(
      { ...view, period: model.report.period, content },
      {
        onSuccess: (saved) => {
          views.show(saved, { replace: true });
          notify({ tone: 'success', title: t('views.saved', { name: saved.name }) });
        },
        onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
      },
    );
  const copyLink = () =>
    void writeClipboard(viewLink(model, { columns: shownColumns, here: window.location.href })).then(
      (isDone) =>
        notify(
          isDone
            ? { tone: 'success', title: t('views.linkCopied') }
            : { tone: 'error', title: t('views.linkNotCopied') },
        ),
    );

  return (
    <>
      <Menu defaultOpen={defaultOpen} onOpenChange={(isOpen) => isOpen && setIsWanted(true)}>
        <MenuTrigger ref={button} asChild>
          {trigger}
        </MenuTrigger>
        <MenuContent align="end" className="w-70 max-desktop:[--meridian-menu-item-height:44px]">
          <ViewChoices views={views} />
          <MenuSeparator />
          {own && views.isEdited && (
            <MenuItem icon={<SaveIcon />} onSelect={() => saveChanges(own)}>
              <span className="block truncate">{t('views.saveChanges', { name: own.name })}</span>
            </MenuItem>
          )}
          <MenuItem icon={<PlusIcon />} onSelect={() => setTask({ kind: 'new' })}>
            {t('views.saveNew')}
          </MenuItem>
          {own && (
            <>
              <MenuItem icon={<PencilIcon />} onSelect={() => setTask({ kind: 'change', view: own })}>
                <span className="block truncate">{t('views.rename', { name: own.name })}</span>
              </MenuItem>
              <MenuItem icon={<Trash2Icon />} onSelect={() => setTask({ kind: 'delete', view: own })}>
                <span className="block truncate">{t('views.delete', { name: own.name })}</span>
              </MenuItem>
            </>
          )}
          <MenuItem icon={<LinkIcon />} onSelect={copyLink}>
            {t('views.copyLink')}
          </MenuItem>
          {canSend && (
            <MenuItem icon={<SendIcon />} onSelect={() => setTask({ kind: 'send' })}>
              {t('send.button')}
            </MenuItem>
          )}
          {canWatch && (
            <MenuItem icon={<BellRingIcon />} onSelect={() => setTask({ kind: 'watch' })}>
              {t('views.watch')}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {task?.kind === 'delete' && (
        <DeleteViewDialog
          report={model.report}
          view={task.view}
          onDeleted={() => views.leave({ replace: true })}
          {...dialog}
        />
      )}
      {task?.kind === 'watch' && (
        <Suspense>
          <WatchDrawer model={model} {...dialog} />
        </Suspense>
      )}
      {task?.kind === 'send' && (
        <Suspense>
          <SendDrawer model={model} {...dialog} />
        </Suspense>
      )}
      {(task?.kind === 'new' || task?.kind === 'change') && (
        <ViewDialog
          report={model.report}
          view={task.kind === 'change' ? task.view : undefined}
          others={
            views.list?.filter(
              ({ id, owner }) => owner === null && (task.kind !== 'change' || id !== task.view.id),
            ) ?? []
          }
          content={content}
          onSaved={(saved) => {
            if (task.kind === 'new') views.show(saved, { replace: true });
          }}
          {...dialog}
        />
      )}
    </>
  );
}
