import { importExtensions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { UploadIcon } from '@meridian/ui/icons';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { maxImportMegabytes } from './check-file';
import { droppedFiles, selectedFiles, type FoundFile } from './dropped-files';

/** A drop target for files. Dropping is a shortcut for the mouse; the button inside does the same for everyone. */
export function FileDropZone({ onFiles }: { onFiles: (files: readonly FoundFile[]) => void }) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') void droppedFiles(event.dataTransfer).then(onFiles);
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
        {t('drop')} <PickButton onClick={() => input.current?.click()}>{t('choose')}</PickButton>{' '}
        <PickButton onClick={() => folderInput.current?.click()}>{t('chooseFolder')}</PickButton>
      </p>
      <p className="text-12 text-fg-3">{t('formats', { limit: maxImportMegabytes })}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={[...importExtensions, '.zip'].join(',')}
        aria-label={t('choose')}
        onChange={({ target }) => {
          onFiles(selectedFiles(target.files));
          target.value = '';
        }}
      />
      <input
        ref={folderInput}
        type="file"
        {...directory}
        hidden
        aria-label={t('chooseFolder')}
        onChange={({ target }) => {
          onFiles(selectedFiles(target.files));
          target.value = '';
        }}
      />
    </div>
  );
}

/** Selects folders. The types of React do not know it. */
const directory = { webkitdirectory: '' };

function PickButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-xs px-0.5 py-0.5 font-medium text-accent-fg focus-ring hover:underline"
    >
      {children}
    </button>
  );
}
