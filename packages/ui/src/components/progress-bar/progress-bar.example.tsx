import { ProgressBar } from './progress-bar';

export function ProgressBarExample() {
  return <ProgressBar label="Uploading keywords.xlsx" value={0.62} className="w-60" />;
}
