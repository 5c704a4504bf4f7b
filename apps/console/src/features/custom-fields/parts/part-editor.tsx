import type { FieldDefinition, ReportPart } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, SearchField, Sheet, SheetContent, SheetTrigger, useMediaQuery } from '@meridian/ui';
import { CircleDashedIcon, ListOrderedIcon } from '@meridian/ui/icons';
import { useState, type ReactNode } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { FieldGroups } from '../field-groups';
import { OrderPanel } from '../order/order-panel';
import { PageHead } from '../page-head';
import { ResetButton } from '../reset-button';
import type { FieldDraft } from '../use-field-draft';
import { useSaveFields } from '../use-save-fields';

export interface PartEditorProps {
  part: ReportPart;
  partName: string;
  /** The saved fields. */
  fields: readonly FieldDefinition[];
  draft: FieldDraft;
  /** The part selection: next to the fields, on a phone above them. */
  partChoice: ReactNode;
}

/** The fields of one part: which are shown, and in which order. */
export function PartEditor({ part, partName, fields, draft, partChoice }: PartEditorProps) {
  const { t } = useTranslation(['customFields', 'common']);
  const [text, setText] = useState('');
  const isMobile = useIsMobile();
  const isWide = useMediaQuery('(width >= 1360px)');
  const { save, reset, isSaving, isResetting } = useSaveFields(part, partName);
  const order = {
    fields: draft.fields.filter(({ isShown }) => isShown),
    onMove: draft.move,
    onRemove: (key: string) => draft.show([key], false),
  };
  const handleSave = async () => {
    if (await save(fields, draft.shown)) draft.discard();
  };
  const handleReset = async () => {
    if (await reset()) draft.discard();
  };
  return (
    <>
      <PageHead>
        {draft.isDirty && (
          <span role="status" className="flex items-center gap-1.5 text-12 text-warn-fg">
            <CircleDashedIcon aria-hidden className="size-3.5" />
            {t('unsaved')}
          </span>
        )}
        <ResetButton
          partName={partName}
          disabled={!part.isChanged && !draft.isDirty}
          isResetting={isResetting}
          onReset={handleReset}
        />
        <Button
          variant="primary"
          disabled={!draft.isDirty}
          isLoading={isSaving}
          onClick={() => void handleSave()}
        >
          {t('save')}
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 border-t border-line-2 max-desktop:flex-col">
        {partChoice}
        <section className="min-w-0 flex-1 px-page pb-6 desktop:overflow-y-auto max-desktop:px-4">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2 pt-3.5">
            <h2 className="text-14 font-semibold">{partName}</h2>
            <span className="text-13 text-fg-3">{t('fieldCount', { count: fields.length })}</span>
            <SearchField
              label={t('find')}
              placeholder={t('find')}
              clearLabel={t('common:clear')}
              value={text}
              onValueChange={setText}
              className="ml-auto w-50 max-desktop:ml-0 max-desktop:w-40 max-desktop:flex-1"
            />
            {!isWide && (
              <Sheet>
                <SheetTrigger asChild>
                  <Button icon={<ListOrderedIcon />}>
                    {t('orderButton')} <span className="font-normal tabular-nums">{order.fields.length}</span>
                  </Button>
                </SheetTrigger>
                <SheetContent
                  side={isMobile ? 'bottom' : 'right'}
                  title={t('order')}
                  closeLabel={t('common:close')}
                >
                  <OrderPanel isTitleHidden {...order} />
                </SheetContent>
              </Sheet>
            )}
          </div>
          <FieldGroups fields={fields} shown={draft.shown} text={text} onShow={draft.show} />
        </section>
        {isWide && (
          <aside
            aria-label={t('order')}
            className="flex w-86 flex-none flex-col border-l border-line-2 bg-canvas"
          >
            <OrderPanel {...order} />
          </aside>
        )}
      </div>
    </>
  );
}
