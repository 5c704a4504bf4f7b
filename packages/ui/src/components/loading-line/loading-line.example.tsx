import { LoadingLine } from './loading-line';

export function LoadingLineExample() {
  return (
    <div className="w-80">
      <LoadingLine label="Loading the report" />
      <p className="py-3">The previous rows stay here.</p>
    </div>
  );
}
