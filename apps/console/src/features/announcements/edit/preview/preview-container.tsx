import { useTranslation } from '@meridian/i18n';
import { Sheet, SheetContent } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface PreviewContainerProps {
  /** Whether it is next to the texts. */
  isBeside: boolean;
  /** Otherwise, whether it is open, above the page. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The container of the preview: next to the texts, or above the page on demand. */
export function PreviewContainer({ isBeside, isOpen, onOpenChange, children }: PreviewContainerProps) {
  const { t } = useTranslation('announcements');
  if (isBeside) {
    return (
      <aside
        aria-label={t('preview.title')}
        className="w-115 flex-none overflow-y-auto border-l border-line-2 bg-canvas px-6 py-3.5"
      >
        {children}
      </aside>
    );
  }
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side="right"
        title={t('preview.title')}
        closeLabel={t('closePreview')}
        className="w-115! bg-canvas!"
      >
        <div className="px-5 pb-5">{children}</div>
      </SheetContent>
    </Sheet>
  );
}
