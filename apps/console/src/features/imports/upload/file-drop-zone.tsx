import { importExtensions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { UploadIcon } from '@meridian/ui/icons';
import { useRef, useState, type DragEvent } from 'react';
import { maxImportMegabytes } from './check-file';

/** A drop target for files. Dropping is a shortcut for the mouse; the button inside does the same for everyone. */
export function FileDropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrag}
      className={cn(
        'flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-md border border-dashed border-line-control bg-sunken px-4 py-3 transition-colors',
        isOver && 'border-accent bg-accent-bg',
      )}
    >
      <UploadIcon aria-hidden className="text-fg-3" />
      <p>
        {t('drop')}{' '}
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="rounded-xs px-0.5 py-0.5 font-medium text-accent-fg focus-ring hover:underline"
        >
          {t('choose')}
        </button>
      </p>
      <p className="text-12 text-fg-3">{t('formats', { limit: maxImportMegabytes })}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={importExtensions.join(',')}
        aria-label={t('choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
