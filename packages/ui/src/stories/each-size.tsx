import type { ReactNode } from 'react';

const sizes = ['default', 'medium', 'small', 'mini', 'touch'] as const;

/** Renders its children in every size, for stories. */
export function EachSize({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size} className="flex items-center gap-4">
          <span className="w-16 text-12 text-fg-3">{size}</span>
          {children}
        </div>
      ))}
    </div>
  );
}
