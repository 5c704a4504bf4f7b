import { Skeleton } from '../skeleton/skeleton';

const placeholders = ['1', '2', '3', '4', '5', '6'] as const;

/** Six placeholders for the first load. */
export function StripSkeleton() {
  return placeholders.map((placeholder) => (
    <div
      key={placeholder}
      className="flex h-strip min-w-35 flex-1 flex-col justify-center gap-3 border-e border-line-1 px-3.5 last:border-e-0 in-data-[size=mini]:px-3"
    >
      <Skeleton className="w-14" />
      <Skeleton className="w-24" />
    </div>
  ));
}
