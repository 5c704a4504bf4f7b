import { useTranslation } from '@meridian/i18n';
import { Sheet, SheetContent } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface PreviewPlaceProps {
  /** There is room beside the texts. */
  isBeside: boolean;
  /** Open over the page, where there is not. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Where the preview stands: at the right of the texts, or over the page on demand. */
export function PreviewPlace({ isBeside, isOpen, onOpenChange, children }: PreviewPlaceProps) {
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
