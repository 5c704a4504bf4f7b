import { DownloadIcon } from '../../icons';
import { Button } from './button';

export function ButtonExample() {
  return (
    <div className="flex gap-2">
      <Button>Cancel</Button>
      <Button variant="primary" icon={<DownloadIcon />} onClick={() => console.log('exported')}>
        Export
      </Button>
    </div>
  );
}
