import { useState } from 'react';
import { cn } from '../lib/cn';
import type { StoryLanguage } from './in-language';

const texts = {
  en: { copy: 'Copy', copied: ' copied' },
  cn: { copy: '复制', copied: ' 已复制' },
  tw: { copy: '複製', copied: ' 已複製' },
};

export interface CopyCodeProps {
  language: StoryLanguage;
  /** The code that the button shows and copies. */
  code: string;
  className?: string;
}

/** Code that a click copies. */
export function CopyCode({ language, code, className }: CopyCodeProps) {
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
      title={texts[language].copy}
      className={cn('min-h-6 rounded-xs text-left font-mono break-all focus-ring hover:bg-hover', className)}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {code}
      <span role="status" className="text-accent-fg">
        {isCopied && texts[language].copied}
      </span>
    </button>
  );
}
