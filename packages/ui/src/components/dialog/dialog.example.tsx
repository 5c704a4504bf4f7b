import { Button } from '../button/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';

export function DialogExample() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Export</Button>
      </DialogTrigger>
      <DialogContent
        title="Export keyword report?"
        description="98 rows, Nov 14 – Nov 20, 2026. The file will appear in the download centre."
        actions={
          <>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button variant="primary">Export now</Button>
          </>
        }
      />
    </Dialog>
  );
}
