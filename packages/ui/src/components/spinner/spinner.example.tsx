import { Spinner } from './spinner';

export function SpinnerExample() {
  return (
    <p className="flex items-center gap-2 text-fg-2">
      <Spinner />
      Preparing the file
    </p>
  );
}
