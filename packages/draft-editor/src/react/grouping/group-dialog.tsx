import { Alert, Button, Checkbox, Dialog, DialogClose, DialogContent, Field, Select } from '@meridian/ui';
import { MergeIcon } from '@meridian/ui/icons';
import { useMemo, useState, type ReactElement } from 'react';
import {
  checkSplit,
  childrenOf,
  findRow,
  mergeGroups,
  movedLiveRows,
  splitIntoUnits,
  type KeywordGroup,
} from '../../core';
import { transferLabels } from '../transfer/labels';
import type { TransferDialogProps } from '../transfer/transfer-dialog';
import { GroupItem } from './group-item';
import { groupingLabels } from './labels';
import { minSizes, useGroups } from './use-groups';

export interface GroupDialogProps extends Omit<TransferDialogProps, 'kind'> {
  /** The unit of the keywords with these ids. */
  unitId: string;
}

/** Splits a unit into units of keywords that share a word, after the proposed groups were reviewed. */
export function GroupDialog(props: GroupDialogProps): ReactElement {
  const { draft, unitId, ids, limits, sync, language, onCommand, newId, onClose, onClosed } = props;
  const labels = groupingLabels[language];
  const { groups, setGroups, minSize, setMinSize, textOf, isReady } = useGroups(props);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [copiesCreatives, setCopiesCreatives] = useState(true);
  const merged = new Set(groups.filter((group) => ticked.has(keyOfGroup(group))));
  const problems = useMemo(
    () => checkSplit(draft, { unitId, groups }, limits),
    [draft, unitId, groups, limits],
  );
  const canApply =
    groups.length > 0 &&
    problems.names.size === 0 &&
    problems.maxUnits === null &&
    problems.tooLarge.length === 0;
  const movedIds = useMemo(() => groups.flatMap((group) => group.ids), [groups]);
  const live = useMemo(
    // the new units are no parents yet
    () =>
      sync ? movedLiveRows(draft, { kind: 'keyword', ids: movedIds, targetId: '', mode: 'move' }, sync) : 0,
    [draft, movedIds, sync],
  );
  const creatives = childrenOf(draft, 'creative', unitId).length;
  const pictures = childrenOf(draft, 'picture', unitId).length;
  const rest = childrenOf(draft, 'keyword', unitId).length - movedIds.length;
  const replace = (group: KeywordGroup, next: readonly KeywordGroup[]) =>
    setGroups(groups.flatMap((each) => (each === group ? next : [each])));
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.title(ids.length)}
        closeLabel={labels.close}
        closesOnBackdrop={false}
        widthPx={640}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button>{labels.cancel}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={!canApply}
              onClick={() => {
                onCommand(splitIntoUnits(draft, { unitId, groups, copiesCreatives }, newId));
                onClose();
              }}
            >
              {labels.confirm(groups.length)}
            </Button>
          </>
        }
      >
        <div data-scope-ui="" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Field label={labels.minSize} className="w-60">
              {(control) => (
                <Select
                  {...control}
                  options={minSizes.map((size) => ({ value: String(size), label: String(size) }))}
                  value={String(minSize)}
                  onValueChange={(size) => setMinSize(Number(size))}
                />
              )}
            </Field>
            {merged.size > 1 && (
              <Button
                icon={<MergeIcon />}
                onClick={() => {
                  setGroups(mergeGroups(groups, merged));
                  setTicked(new Set());
                }}
              >
                {labels.merge(merged.size)}
              </Button>
            )}
          </div>
          {!isReady && <p className="text-fg-3">{labels.grouping}</p>}
          {isReady && groups.length === 0 && <p className="text-fg-2">{labels.none}</p>}
          <ul className="flex flex-col gap-3">
            {groups.map((group, at) => (
              <GroupItem
                key={keyOfGroup(group)}
                group={group}
                issue={problems.names.get(at)}
                tooLarge={problems.tooLarge.includes(at) ? limits.keywordsPerUnit.max : null}
                limit={limits.adgroupName}
                textOf={textOf}
                isTicked={merged.has(group)}
                onTickedChange={(isTicked) => setTicked(withKey(ticked, keyOfGroup(group), isTicked))}
                onRename={(name) => replace(group, [{ ...group, name }])}
                onDrop={() => replace(group, [])}
                language={language}
              />
            ))}
          </ul>
          {creatives + pictures > 0 && groups.length > 0 && (
            <Checkbox
              label={labels.copiesCreatives(creatives, pictures)}
              checked={copiesCreatives}
              onChange={({ target }) => setCopiesCreatives(target.checked)}
            />
          )}
          <div aria-live="polite" className="flex flex-col gap-2">
            {groups.length > 0 && (
              <p className="font-medium">{labels.summary(groups.length, movedIds.length)}</p>
            )}
            {isReady && (
              <p className="text-fg-2">
                {labels.rest(rest, findRow(draft, 'unit', unitId)?.adgroupName.trim() || labels.unnamedUnit)}
              </p>
            )}
            {problems.maxUnits !== null && (
              <p className="text-bad-fg">{labels.tooManyUnits(problems.maxUnits)}</p>
            )}
            {live > 0 && <Alert tone="warn">{transferLabels[language].live(live)}</Alert>}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The first keyword identifies a group while it is renamed and merged. */
const keyOfGroup = ({ ids: [first = ''] }: KeywordGroup) => first;

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
