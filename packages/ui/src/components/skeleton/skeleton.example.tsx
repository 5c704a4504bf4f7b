import { Skeleton } from './skeleton';

export function SkeletonExample() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-3 w-40" />
      <Skeleton className="h-3 w-28" />
      <Skeleton className="h-3 w-36" />
    </div>
  );
}
