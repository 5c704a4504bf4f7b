import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn';

/** A button that opens the file dialog. */
export interface FileChoice {
  /** Already translated, like all texts here. */
  label: string;
  /** Extensions, such as `.png`; any file by default. */
  accept?: readonly string[];
  isMultiple?: boolean;
  /** Selects a folder with all its files. */
  isFolder?: boolean;
}

const zone = cva(
  'flex rounded-md border border-dashed border-line-control bg-sunken px-4 text-13 transition-colors',
  {
    variants: {
      layout: {
        line: 'flex-wrap items-center gap-x-3.5 gap-y-1 py-3 [&>svg]:text-fg-3',
        block: 'flex-col items-center gap-2 py-8 text-center [&>svg]:size-6 [&>svg]:text-fg-3',
      },
      isOver: { true: 'border-accent bg-accent-bg' },
    },
  },
);

export interface DropZoneProps {
  icon: ReactNode;
  /** Before the buttons: `Drop pictures here, or`. */
  text: ReactNode;
  choices: readonly FileChoice[];
  /** The accepted files. */
  hint?: ReactNode;
  /** Files that were selected, dropped or pasted. */
  onFiles: (files: readonly File[]) => void;
  /** Replaces `onFiles` for drops, which may contain folders. */
  onDropped?: (transfer: DataTransfer) => void;
  /** Whether files that are pasted anywhere in the document are accepted. */
  takesPaste?: boolean;
  layout?: 'line' | 'block';
  className?: string;
}

/** An area to which files are dropped, pasted or selected. Dropping is a shortcut for the mouse; the buttons do the same for everyone. */
export function DropZone({
  icon,
  text,
  choices,
  hint,
  onFiles,
  onDropped = (transfer) => onFiles([...transfer.files]),
  takesPaste = false,
  layout = 'line',
  className,
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(takesPaste, onFiles);
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onDropped(event.dataTransfer);
  };
  return (
    <div
      data-scope-ui=""
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrag}
      className={cn(zone({ layout, isOver }), className)}
    >
      {icon}
      <p>
        {text}
        {choices.map((choice) => (
          <ChoiceButton key={choice.label} choice={choice} onFiles={onFiles} />
        ))}
      </p>
      {hint !== undefined && (
        <p data-scope-end="" className="text-12 text-fg-3">
          {hint}
        </p>
      )}
    </div>
  );
}

/** React's types do not know that inputs can select folders. */
const folderProps = { webkitdirectory: '' };

function ChoiceButton({
  choice: { label, accept, isMultiple = false, isFolder = false },
  onFiles,
}: { choice: FileChoice } & Pick<DropZoneProps, 'onFiles'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {' '}
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="rounded-xs px-0.5 py-0.5 font-medium text-accent-fg focus-ring hover:underline"
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept?.join(',')}
        aria-label={label}
        {...(isFolder && folderProps)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

function usePastedFiles(isOn: boolean, onFiles: DropZoneProps['onFiles']): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isOn]);
}
