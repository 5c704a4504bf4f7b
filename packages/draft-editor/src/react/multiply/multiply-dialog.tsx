import { Button, Dialog, DialogClose, DialogContent, Field, Select, TextArea, TextField } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import { addKeywords, type Row } from '../../core';
import { matchTypeOptions } from '../../core/values/field-options';
import { useDialogText, type DialogText } from '../inputs/dialog-text';
import type { TransferDialogProps } from '../transfer/transfer-dialog';
import { multiplyLabels } from './labels';
import { MultiplyPreview } from './multiply-preview';
import { useMultiplication } from './use-multiplication';

export interface MultiplyDialogProps extends Pick<
  TransferDialogProps,
  'draft' | 'limits' | 'language' | 'onCommand' | 'newId' | 'onClose' | 'onClosed'
> {
  /** The unit that gets the keywords. */
  unitId: string;
}

/** Combines lists of words, such as places and services, into keywords of a unit, which are shown before they are added. */
export function MultiplyDialog(props: MultiplyDialogProps): ReactElement {
  const { draft, unitId, limits, language, onCommand, newId, onClose, onClosed } = props;
  const labels = multiplyLabels[language];
  const texts = useListTexts(unitId);
  const pattern = useDialogText(`multiply ${unitId} pattern`, labels.initialPattern);
  const [matchType, setMatchType] = useState<Row<'keyword'>['matchType']>('phrase');
  const { lists, plan, ...numbers } = useMultiplication({
    draft,
    unitId,
    texts: texts.map(({ text }) => text),
    pattern: pattern.text,
    matchType,
    limits,
  });
  const created = plan?.created ?? [];
  const forget = () => [...texts, pattern].forEach((each) => each.clear());
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.open}
        closeLabel={labels.close}
        closesOnBackdrop={false}
        widthPx={720}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button onClick={forget}>{labels.cancel}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={created.length === 0}
              onClick={() => {
                onCommand(addKeywords({ unitId, keywords: created, matchType }, newId));
                forget();
                onClose();
              }}
            >
              {labels.confirm(created.length)}
            </Button>
          </>
        }
      >
        <div data-scope-ui="" className="flex flex-col gap-4">
          <div className="grid gap-3 desktop:grid-cols-3">
            {texts.map(({ text, setText }, at) => (
              <TextArea
                key={at}
                label={labels.list(at + 1)}
                counter={labels.words(lists[at]?.length ?? 0)}
                hint={labels.listHint}
                rows={5}
                value={text}
                onChange={({ target }) => setText(target.value)}
                className="min-w-0"
              />
            ))}
          </div>
          <div className="grid gap-3 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <TextField
              label={labels.pattern}
              hint={labels.patternHint}
              value={pattern.text}
              onChange={({ target }) => pattern.setText(target.value)}
            />
            <Field label={labels.matchType}>
              {(control) => (
                <Select
                  {...control}
                  options={matchTypeOptions.map(({ value, labels: names }) => ({
                    value,
                    label: names[language],
                  }))}
                  value={matchType}
                  onValueChange={setMatchType}
                />
              )}
            </Field>
          </div>
          <MultiplyPreview {...numbers} plan={plan} language={language} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The texts of three lists, which are restored when the dialog of the unit reopens. */
function useListTexts(unitId: string): readonly DialogText[] {
  const first = useDialogText(`multiply ${unitId} list 1`);
  const second = useDialogText(`multiply ${unitId} list 2`);
  const third = useDialogText(`multiply ${unitId} list 3`);
  return [first, second, third];
}
