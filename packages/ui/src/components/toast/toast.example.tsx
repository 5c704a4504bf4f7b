import { Button } from '../button/button';
import { toast } from './toast';
import { Toaster } from './toaster';

export function ToastExample() {
  return (
    <div className="flex h-60 gap-3">
      <Button
        onClick={() =>
          toast.success('Import succeeded', {
            description: '24 keywords added to Ski packages',
            closeLabel: 'Close',
          })
        }
      >
        Import
      </Button>
      <Button
        onClick={() =>
          toast.error('The export failed', {
            action: { label: 'Try again', onClick: () => console.log('export again') },
            closeLabel: 'Close',
          })
        }
      >
        Fail
      </Button>
      <Toaster label="Notices" />
    </div>
  );
}
