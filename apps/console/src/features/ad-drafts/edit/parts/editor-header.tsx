import { useTypedText } from '@meridian/draft-editor';
import { parseInput, rowKinds } from '@meridian/draft-editor/core';
import { formatNumber, useTranslation } from '@meridian/i18n';
import { Button, IconButton, LoadingLine, unlessComposing } from '@meridian/ui';
import {
  ArrowLeftIcon,
  ClockIcon,
  EyeIcon,
  RefreshCwIcon,
  RotateCcwIcon,
  RotateCwIcon,
} from '@meridian/ui/icons';
import { useEffect } from 'react';
import { ExportDraftButton } from '../../export/export-draft-button';
import { ImportButton } from '../../import/import-button';
import { DraftStatusChip } from '../../lib/draft-status-chip';
import { partOfStep } from '../draft-address';
import { useEditor } from '../editor-model';
import { draftNameId } from '../use-jump';
import { useSideLabel } from './editor-side';
import { SavingStatus } from './saving-status';
import { checkedSteps, errorsByStep, StepNav } from './step-nav';

/** Name and status of the draft, its steps, and whether it is saved. */
export function EditorHeader() {
  const { open, store, timeZone, isReadOnly, isLocked, isLoading, onBack } = useEditor();
  const { t } = useTranslation('adDrafts');
  const { history } = open.session;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line-2 px-page py-2.5 max-wide:gap-x-4 max-desktop:px-4 wide:flex-nowrap">
      <div className="flex min-w-0 items-center gap-2 wide:min-w-40">
        <IconButton label={t('editor.back')} onClick={onBack}>
          <ArrowLeftIcon />
        </IconButton>
        <DraftNameField
          name={history.draft.name}
          isReadOnly={isReadOnly}
          onRename={(name) => store.run({ type: 'rename', name })}
        />
        <DraftStatusChip status={open.summary.status} />
      </div>
      <div className="mx-auto wide:shrink-0">
        <Steps />
      </div>
      <div className="flex flex-wrap items-center gap-2 wide:shrink-0 wide:flex-nowrap">
        {isLoading ? (
          <RowsProgress />
        ) : (
          <SavingStatus open={open} timeZone={timeZone} onRetry={store.saveNow} />
        )}
        <FileButtons />
        <GetChangesButton />
        <HistoryButton />
        {!isLocked && (
          <>
            <IconButton label={t('editor.undo')} disabled={history.undos.length === 0} onClick={store.undo}>
              <RotateCcwIcon />
            </IconButton>
            <IconButton label={t('editor.redo')} disabled={history.redos.length === 0} onClick={store.redo}>
              <RotateCwIcon />
            </IconButton>
          </>
        )}
        <SideButton />
      </div>
    </header>
  );
}

function Steps() {
  const { part, node, scope, issues, draft, onNavigate } = useEditor();
  return (
    <StepNav
      part={part}
      errorsOf={errorsByStep(issues)}
      isChecked={checkedSteps(issues, draft)}
      onStep={(step) => onNavigate(partOfStep(step), node?.id, scope)}
    />
  );
}

/** Import and export of the whole draft. */
function FileButtons() {
  const { open, draft, sync, part, node, isReadOnly, isLoading, providerIdOf, setImporting } = useEditor();
  const { accountId, id: draftId } = open.summary;
  if (!node || isLoading || (part !== 'campaign' && part !== 'unit')) return null;
  return (
    <>
      {!isReadOnly && <ImportButton scope="draft" unitId={undefined} onImport={setImporting} />}
      <ExportDraftButton
        accountId={accountId}
        draftId={draftId}
        draft={draft}
        providerIdOf={sync && providerIdOf}
      />
    </>
  );
}

/** Gets what changed in the account of a draft that was fetched from it. A banner offers it for an uploaded one, except beside its upload. */
function GetChangesButton() {
  const { accountMerge, isReadOnly, isDeleted, part } = useEditor();
  const { t } = useTranslation('adDrafts');
  if (!accountMerge.isAvailable || isDeleted || (isReadOnly && part !== 'upload')) return null;
  return (
    <Button icon={<RefreshCwIcon />} disabled={accountMerge.isBusy} onClick={accountMerge.start}>
      {t(isReadOnly ? 'merge.reopen' : 'merge.get')}
    </Button>
  );
}

/** Opens the history of the draft, also by Alt H. */
function HistoryButton() {
  const { isLoading, isDeleted, setHasHistory } = useEditor();
  const { t } = useTranslation('adDrafts');
  const isShown = !isLoading && !isDeleted;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isKey = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      // on Apple devices, the key itself is another letter
      if (!isShown || !isKey || (event.code !== 'KeyH' && event.key !== 'h')) return;
      event.preventDefault();
      setHasHistory(true);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isShown, setHasHistory]);
  if (!isShown) return null;
  const label = t('editor.draftHistory');
  return (
    <IconButton label={label} title={label} onClick={() => setHasHistory(true)}>
      <ClockIcon />
    </IconButton>
  );
}

/** How many rows of a large draft are loaded, as a line of the header. */
function RowsProgress() {
  const { open } = useEditor();
  const { t } = useTranslation('adDrafts');
  const { loadedRows = 0, summary } = open;
  const total = rowKinds.reduce((sum, kind) => sum + summary.counts[kind], 0);
  const text = t('loadingRows.progress', { loaded: formatNumber(loadedRows), total: formatNumber(total) });
  return (
    <>
      <LoadingLine label={t('loadingRows.label')} className="absolute inset-x-0 top-0" />
      <p className="text-12 whitespace-nowrap text-fg-3 tabular-nums">{text}</p>
    </>
  );
}

/** Shows the side panel: next to the content, or instead of it in a narrow window. */
function SideButton() {
  const { part, node, creative, side } = useEditor();
  const label = useSideLabel();
  const shown = { 'aria-pressed': side.isOpen, onClick: side.toggle };
  if (!side.isBeside && (node || part === 'upload'))
    return (
      <Button {...shown} icon={<EyeIcon />}>
        {label}
      </Button>
    );
  if (!node || (part === 'creative' && !creative)) return null;
  return (
    <IconButton {...shown} label={label} title={label}>
      <EyeIcon />
    </IconButton>
  );
}

/** The name, which is edited in place: Enter or leaving the field saves it, Escape restores it. */
function DraftNameField({
  name,
  isReadOnly,
  onRename,
}: {
  name: string;
  isReadOnly: boolean;
  onRename: (name: string) => void;
}) {
  const { t } = useTranslation('adDrafts');
  const { limits } = useEditor();
  const typed = useTypedText({
    place: namePlace,
    stored: name,
    parse: (text) => parseInput(namePlace, text, limits),
    onCommit: (text) => {
      if (text !== name) onRename(String(text));
    },
  });
  if (isReadOnly) return <h1 className="truncate text-16 font-semibold">{name.trim() || t('unnamed')}</h1>;
  return (
    <h1 className="min-w-0 text-16 font-semibold">
      <input
        id={draftNameId}
        aria-label={t('editor.rename')}
        value={typed.text}
        maxLength={100}
        placeholder={t('unnamed')}
        onChange={(event) => typed.setText(event.target.value)}
        onFocus={typed.enter}
        onBlur={typed.commit}
        onKeyDown={unlessComposing((event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          typed.onKeyDown(event);
        })}
        className="field-sizing-content max-w-[min(--spacing(72),100%)] min-w-24 truncate rounded-sm bg-transparent px-1 focus-ring hover:bg-hover"
      />
    </h1>
  );
}

const namePlace = { kind: 'draft', id: '', field: 'name' } as const;
