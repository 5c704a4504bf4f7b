import type { Language } from '@meridian/i18n/core';
import { Button, Checkbox, Dialog, DialogClose, DialogContent, Field, Select } from '@meridian/ui';
import { useMemo, useState, type ReactElement } from 'react';
import {
  duplicateKeywords,
  keptDuplicates,
  type Draft,
  type DraftSync,
  type DuplicateScope,
  type KeptDuplicate,
} from '../../core';
import { useSliced } from '../grid/use-sliced';
import { DuplicateList } from './duplicate-list';
import { duplicatesLabels } from './labels';

export interface DuplicatesDialogProps {
  draft: Draft;
  /** Keywords to compare, in the order in which the first one stays. */
  ids: readonly string[];
  /** Where they can be compared, the widest first. */
  scopes: readonly DuplicateScope[];
  /** Which rows the account has; without it, none is preferred for that. */
  sync: DraftSync | undefined;
  language: Language;
  /** Gets the rows that do not stay. */
  onSelect: (ids: readonly string[]) => void;
  onClose: () => void;
  /** Gives the focus back. */
  onClosed: () => void;
}

/** Selects keywords that occur several times, but for one of each, so that a command can delete or pause them. */
export function DuplicatesDialog(props: DuplicatesDialogProps): ReactElement {
  const { draft, ids, scopes, sync, language, onSelect, onClose, onClosed } = props;
  const labels = duplicatesLabels[language];
  const [scope, setScope] = useState(scopes[0] ?? 'unit');
  const [kept, setKept] = useState<KeptDuplicate>(sync ? 'inAccount' : 'first');
  const [comparesMatchType, setComparesMatchType] = useState(false);
  const groups = useSliced(
    useMemo(() => {
      const isInAccount = (id: string) => sync?.of('keyword', id).isNew === false;
      return () => duplicateKeywords(draft, ids, { scope, comparesMatchType, kept, isInAccount });
    }, [draft, ids, sync, scope, comparesMatchType, kept]),
  );
  const others = useMemo(() => groups?.flatMap((group) => group.others.map(({ id }) => id)) ?? [], [groups]);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.title(ids.length)}
        closeLabel={labels.close}
        widthPx={560}
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
              disabled={others.length === 0}
              onClick={() => {
                onSelect(others);
                onClose();
              }}
            >
              {labels.select(others.length)}
            </Button>
          </>
        }
      >
        <div data-scope-ui="" className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-3 max-desktop:grid-cols-1">
            <Field label={labels.scope}>
              {(control) => (
                <Select
                  {...control}
                  options={scopes.map((value) => ({ value, label: labels.scopes[value] }))}
                  value={scope}
                  onValueChange={setScope}
                />
              )}
            </Field>
            <Field label={labels.kept}>
              {(control) => (
                <Select
                  {...control}
                  options={keptDuplicates
                    .filter((value) => sync !== undefined || value !== 'inAccount')
                    .map((value) => ({ value, label: labels.keeps[value] }))}
                  value={kept}
                  onValueChange={setKept}
                />
              )}
            </Field>
          </div>
          <Checkbox
            label={labels.comparesMatchType}
            checked={comparesMatchType}
            onChange={({ target }) => setComparesMatchType(target.checked)}
          />
          <p aria-live="polite" className="font-medium">
            {!groups
              ? labels.searching
              : groups.length === 0
                ? labels.none
                : labels.found(groups.length, others.length)}
          </p>
          {groups && groups.length > 0 && <DuplicateList draft={draft} groups={groups} language={language} />}
        </div>
      </DialogContent>
    </Dialog>
  );
}
