import type { ReactNode } from 'react';
import type { StoryLanguage } from './in-language';

const sizes = ['default', 'medium', 'small', 'mini', 'touch'] as const;

const names: Record<StoryLanguage, Record<string, string>> = {
  en: { default: 'default', medium: 'medium', small: 'small', mini: 'mini', touch: 'touch' },
  cn: { default: '默认', medium: '中等', small: '小', mini: '迷你', touch: '触控' },
  tw: { default: '預設', medium: '中', small: '小', mini: '迷你', touch: '觸控' },
};

/** The name of a size; an unlisted size uses its id. */
export const sizeIn = (language: StoryLanguage, size: string): string => names[language][size] ?? size;

/** Renders its children in every size, for stories. */
export function EachSize({ language, children }: { language: StoryLanguage; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size} className="flex items-center gap-4">
          <span className="w-16 text-12 text-fg-3">{sizeIn(language, size)}</span>
          {children}
        </div>
      ))}
    </div>
  );
}
