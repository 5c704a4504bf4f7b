import { Alert } from '../components/alert/alert';
import { Banner } from '../components/banner/banner';
import { Button } from '../components/button/button';
import { toast } from '../components/toast/toast';
import { Toaster } from '../components/toast/toaster';
import { PlugZapIcon } from '../icons';

export function NotificationsExample() {
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="warn" icon={<PlugZapIcon />} title="The server is offline.">
        Unsaved changes are stored on this computer.
      </Banner>
      <Alert tone="bad" action={<Button variant="link">Try again</Button>}>
        Couldn't load the campaigns.
      </Alert>
      <Button
        className="self-start"
        onClick={() =>
          toast.success('Export is ready', {
            description: 'keyword-daily.xlsx, 98 rows',
            action: { label: 'Download', onClick: () => console.log('download') },
            closeLabel: 'Close',
          })
        }
      >
        Finish an export
      </Button>
      <Toaster label="Notices" />
    </div>
  );
}
