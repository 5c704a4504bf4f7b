import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, Sheet, SheetContent } from '@meridian/ui';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useIsMobile } from '../device/use-is-mobile';

const ReportUnsaved = createContext<(formId: string, isUnsaved: boolean) => void>(() => undefined);

/** Tells the surrounding drawer whether a form has unsaved input. */
export function useReportUnsaved<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
): void {
  const formId = useId();
  const report = use(ReportUnsaved);
  const { isDirty } = useFormState({ control });
  useEffect(() => {
    report(formId, isDirty);
    return () => report(formId, false);
  }, [report, formId, isDirty]);
}

export interface FormDrawerProps extends Pick<
  ComponentProps<typeof SheetContent>,
  'aria-describedby' | 'onCloseAutoFocus'
> {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer with forms, whose first field gets the focus. It asks before it is closed with unsaved input. */
export function FormDrawer({ onClose, children, ...content }: FormDrawerProps) {
  const isMobile = useIsMobile();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const report = useCallback((formId: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = before.filter((one) => one !== formId);
      return isUnsaved ? [...others, formId] : others;
    });
  }, []);
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && (unsaved.length > 0 ? setIsAsking(true) : onClose())}>
      <SheetContent
        side="right"
        className="w-[460px]! max-desktop:w-full!"
        onOpenAutoFocus={(event) => {
          // on a phone, the keyboard would cover the form
          const field = isMobile ? null : firstField(event.currentTarget);
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
        {...content}
      >
        <ReportUnsaved value={report}>{children}</ReportUnsaved>
        {isAsking && <CloseUnsavedDialog onConfirm={onClose} onClose={() => setIsAsking(false)} />}
      </SheetContent>
    </Sheet>
  );
}

/** The first field of a form; null while it is loaded. */
function firstField(drawer: EventTarget | null): HTMLElement | null {
  return drawer instanceof HTMLElement
    ? drawer.querySelector<HTMLElement>('form :is(input, textarea, [role="combobox"]):enabled')
    : null;
}

function CloseUnsavedDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('tags.unsaved.closeTitle')}
        description={t('tags.unsaved.form')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('tags.unsaved.keep')}</Button>
            </DialogClose>
            <Button variant="danger" onClick={onConfirm}>
              {t('tags.unsaved.close')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
