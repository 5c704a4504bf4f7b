import type { Language } from '@meridian/i18n/core';
import { Alert, Button, Dialog, DialogClose, DialogContent, RadioGroup } from '@meridian/ui';
import { useMemo, useState, type ReactElement } from 'react';
import {
  deletionOf,
  findRow,
  movedLiveRows,
  parentKinds,
  parentOf,
  planTransferSteps,
  tableOf,
  transferRows,
  type Draft,
  type DraftCommand,
  type DraftSync,
  type ProviderLimits,
  type RowKind,
  type Transfer,
  type TransferKind,
} from '../../core';
import { useSliced } from '../grid/use-sliced';
import { transferLabels } from './labels';
import { RejectedRows } from './rejected-rows';
import { TargetField } from './target-field';

export interface TransferDialogProps {
  draft: Draft;
  kind: TransferKind;
  /** The rows to move or copy. */
  ids: readonly string[];
  /** The target at first. */
  initialTargetId?: string | undefined;
  limits: ProviderLimits;
  /** Which rows the provider has. */
  sync: DraftSync | undefined;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  /** Generates ids of copies. */
  newId: () => string;
  onClose: () => void;
  /** Gives the focus back. */
  onClosed: () => void;
}

/** Moves or copies rows to another unit or campaign, after saying what it takes and what not. */
export function TransferDialog(props: TransferDialogProps): ReactElement {
  const { draft, kind, ids, limits, language, onCommand, newId, onClose, onClosed } = props;
  const labels = transferLabels[language];
  const [mode, setMode] = useState<Transfer['mode']>('move');
  const [chosenId, setTargetId] = useState(props.initialTargetId);
  const sourceId = useMemo(() => onlyParentOf(draft, kind, ids), [draft, kind, ids]);
  // another user may have deleted it
  const targetId =
    chosenId !== undefined && findRow<RowKind>(draft, parentKinds[kind], chosenId) ? chosenId : undefined;
  const transfer = useMemo(
    () => (targetId === undefined ? null : { kind, ids, targetId, mode }),
    [kind, ids, targetId, mode],
  );
  const plan = useSliced(
    useMemo(
      () => transfer && (() => planTransferSteps(draft, transfer, { limits })),
      [draft, transfer, limits],
    ),
  );
  const taken = useMemo(() => transfer && plan && { ...transfer, ids: plan.takenIds }, [transfer, plan]);
  const count = taken?.ids.length ?? 0;
  const apply = () => {
    if (!taken || count === 0) return;
    onCommand(transferRows(draft, taken, newId));
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.title(kind, ids.length)}
        closeLabel={labels.close}
        closesOnBackdrop={false}
        widthPx={520}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button>{labels.cancel}</Button>
            </DialogClose>
            <Button variant="primary" disabled={count === 0} onClick={apply}>
              {count === 0 ? labels.modes[mode] : labels.confirm(mode, kind, count)}
            </Button>
          </>
        }
      >
        <div data-scope-ui="" className="flex flex-col gap-4">
          <RadioGroup
            label={labels.action}
            isInline
            options={(['move', 'copy'] as const).map((value) => ({ value, label: labels.modes[value] }))}
            value={mode}
            onValueChange={setMode}
          />
          <TargetField
            draft={draft}
            kind={kind}
            excludedId={sourceId}
            value={chosenId}
            onValueChange={setTargetId}
            language={language}
          />
          <div aria-live="polite" className="flex flex-col gap-3">
            {transfer && !plan && <p className="text-fg-3">{labels.planning}</p>}
            {taken && <PlanSummary {...props} transfer={taken} />}
            {plan && plan.rejected.length > 0 && (
              <p className="font-medium">{labels.rejected(mode, kind, plan.rejected.length)}</p>
            )}
          </div>
          {plan && plan.rejected.length > 0 && (
            <RejectedRows draft={draft} kind={kind} rows={plan.rejected} language={language} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** What the target takes, and what that means for rows of the account. */
function PlanSummary({
  draft,
  sync,
  language,
  transfer,
}: Pick<TransferDialogProps, 'draft' | 'sync' | 'language'> & { transfer: Transfer }) {
  const { kind, ids, mode } = transfer;
  const labels = transferLabels[language];
  const contents = useMemo(() => {
    if (kind !== 'unit') return null;
    const { keyword, creative } = deletionOf(draft, kind, ids).counts;
    return keyword + creative === 0 ? null : labels.contents({ keyword, creative });
  }, [draft, kind, ids, labels]);
  const live = useMemo(
    () => (sync && mode === 'move' ? movedLiveRows(draft, transfer, sync) : 0),
    [draft, sync, mode, transfer],
  );
  return (
    <>
      <p className="font-medium">
        {[labels.taken(mode, kind, ids.length), contents]
          .filter(Boolean)
          .join(language === 'en' ? ' ' : '，')}
      </p>
      {live > 0 && <Alert tone="warn">{labels.live(live)}</Alert>}
    </>
  );
}

/** The parent of all rows; undefined if there are several, or none. */
function onlyParentOf(draft: Draft, kind: TransferKind, ids: readonly string[]): string | undefined {
  const [only, ...others] = new Set(ids.map((id) => parentOf(tableOf<RowKind>(draft, kind), id)));
  return others.length === 0 ? only : undefined;
}
