import { useState } from 'react';
import { cn } from '../lib/cn';

export interface CopyCodeProps {
  /** What the button shows and copies. */
  code: string;
  className?: string;
}

/** Code that a click copies. */
export function CopyCode({ code, className }: CopyCodeProps) {
  const [isCopied, setIsCopied] = useState(false);
  // a browser may deny access to the clipboard: the text can still be selected
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <button
      type="button"
      title="Copy"
      className={cn('min-h-6 rounded-xs text-left font-mono break-all focus-ring hover:bg-hover', className)}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {code}
      <span role="status" className="text-accent-fg">
        {isCopied && ' copied'}
      </span>
    </button>
  );
}
