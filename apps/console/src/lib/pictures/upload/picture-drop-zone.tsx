import { imageExtensions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { ImagePlusIcon } from '@meridian/ui/icons';
import { useEffect, useRef, useState, type DragEvent } from 'react';

/** Where pictures are dropped, pasted or selected. */
export function PictureDropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('materials');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
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
      <ImagePlusIcon aria-hidden className="text-fg-3" />
      <p>
        {t('uploads.drop')}{' '}
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="rounded-xs px-0.5 py-0.5 font-medium text-accent-fg focus-ring hover:underline"
        >
          {t('uploads.choose')}
        </button>
      </p>
      <p className="text-12 text-fg-3">{t('uploads.formats')}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={imageExtensions.join(',')}
        aria-label={t('uploads.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
