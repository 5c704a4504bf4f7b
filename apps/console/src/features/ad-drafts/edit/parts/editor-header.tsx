import { useTypedText } from '@meridian/draft-editor';
import { parseInput } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton, unlessComposing } from '@meridian/ui';
import { ArrowLeftIcon, EyeIcon, RotateCcwIcon, RotateCwIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { DraftStatusChip } from '../../lib/draft-status-chip';
import type { OpenDraft } from '../session/open-draft';
import { draftNameId } from '../use-jump';
import { SavingStatus } from './saving-status';

export interface EditorHeaderProps {
  open: OpenDraft;
  /** IANA name, for times. */
  timeZone: string;
  isReadOnly: boolean;
  onBack: () => void;
  onRename: (name: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onRetry: () => void;
  /** The panel beside the content, which a narrow window shows in place of it; absent where there is nothing to show. */
  side: { label: string; isOpen: boolean; onToggle: () => void } | undefined;
  /** Buttons before the others. */
  actions?: ReactNode;
  /** The steps. */
  children: ReactNode;
}

/** Name and status of the draft, its steps, and whether it is saved. */
export function EditorHeader(props: EditorHeaderProps) {
  const { open, timeZone, isReadOnly, onBack, onUndo, onRedo, onRetry, side, children } = props;
  const { t } = useTranslation('adDrafts');
  const { history } = open.session;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line-2 px-page py-2.5 max-desktop:px-4">
      <div className="flex min-w-0 items-center gap-2">
        <IconButton label={t('editor.back')} onClick={onBack}>
          <ArrowLeftIcon />
        </IconButton>
        <DraftNameField name={history.draft.name} isReadOnly={isReadOnly} onRename={props.onRename} />
        <DraftStatusChip status={open.summary.status} />
      </div>
      <div className="mx-auto">{children}</div>
      <div className="flex flex-wrap items-center gap-2">
        <SavingStatus open={open} timeZone={timeZone} onRetry={onRetry} />
        {props.actions}
        {!isReadOnly && (
          <>
            <IconButton label={t('editor.undo')} disabled={history.undos.length === 0} onClick={onUndo}>
              <RotateCcwIcon />
            </IconButton>
            <IconButton label={t('editor.redo')} disabled={history.redos.length === 0} onClick={onRedo}>
              <RotateCwIcon />
            </IconButton>
          </>
        )}
        {side && (
          <Button
            icon={<EyeIcon />}
            aria-pressed={side.isOpen}
            onClick={side.onToggle}
            className="roomy:hidden"
          >
            {side.label}
          </Button>
        )}
      </div>
    </header>
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
  const typed = useTypedText({
    place: namePlace,
    stored: name,
    parse: (text) => parseInput(namePlace, text),
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
        className="field-sizing-content max-w-72 min-w-24 truncate rounded-sm bg-transparent px-1 focus-ring hover:bg-hover"
      />
    </h1>
  );
}

const namePlace = { kind: 'draft', id: '', field: 'name' } as const;
