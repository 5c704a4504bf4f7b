import { useState } from 'react';
import { Button } from '../components/button/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../components/dialog/dialog';
import { toast } from '../components/toast/toast';
import { Toaster } from '../components/toast/toaster';

export function ConfirmDeletionExample() {
  const [drafts, setDrafts] = useState(['Ski packages', 'Onsen weekends']);
  const remove = (draft: string) => {
    setDrafts(drafts.filter((each) => each !== draft));
    toast.success(`${draft} was deleted`, { closeLabel: 'Close' });
  };
  return (
    <>
      <ul className="flex max-w-100 flex-col gap-2">
        {drafts.map((draft) => (
          <li key={draft} className="flex items-center justify-between">
            {draft}
            <Dialog>
              <DialogTrigger asChild>
                <Button aria-label={`Delete ${draft}`}>Delete</Button>
              </DialogTrigger>
              <DialogContent
                title={`Delete ${draft}?`}
                description="Its 24 keywords and 3 creatives are deleted too. You cannot undo this."
                actions={
                  <>
                    <DialogClose asChild>
                      <Button>Cancel</Button>
                    </DialogClose>
                    <DialogClose asChild>
                      <Button variant="danger" onClick={() => remove(draft)}>
                        Delete draft
                      </Button>
                    </DialogClose>
                  </>
                }
              />
            </Dialog>
          </li>
        ))}
      </ul>
      <Toaster label="Notices" />
    </>
  );
}
