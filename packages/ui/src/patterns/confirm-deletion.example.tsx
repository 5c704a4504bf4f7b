import { useState } from 'react';
import { Button } from '../components/button/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../components/dialog/dialog';
import { toast } from '../components/toast/toast';
import { Toaster } from '../components/toast/toaster';

const texts = {
  en: {
    remove: 'Delete',
    removeOne: (draft: string) => `Delete ${draft}`,
    ask: (draft: string) => `Delete ${draft}?`,
    lost: 'This also deletes its 24 keywords and 3 creatives. You can’t undo this.',
    removed: (draft: string) => `${draft} was deleted`,
    confirm: 'Delete draft',
    cancel: 'Cancel',
    close: 'Close',
    notices: 'Notices',
  },
  cn: {
    remove: '删除',
    removeOne: (draft: string) => `删除 ${draft}`,
    ask: (draft: string) => `删除 ${draft}？`,
    lost: '其中的 24 个关键词和 3 个创意会一并删除，且无法恢复。',
    removed: (draft: string) => `已删除 ${draft}`,
    confirm: '删除草稿',
    cancel: '取消',
    close: '关闭',
    notices: '通知',
  },
  tw: {
    remove: '刪除',
    removeOne: (draft: string) => `刪除 ${draft}`,
    ask: (draft: string) => `要刪除 ${draft} 嗎？`,
    lost: '其中的 24 個關鍵字和 3 個素材會一併刪除，且無法復原。',
    removed: (draft: string) => `已刪除 ${draft}`,
    confirm: '刪除草稿',
    cancel: '取消',
    close: '關閉',
    notices: '通知',
  },
};

export function ConfirmDeletionExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [drafts, setDrafts] = useState(['Ski packages', 'Onsen weekends']);
  const remove = (draft: string) => {
    setDrafts(drafts.filter((each) => each !== draft));
    toast.success(text.removed(draft), { closeLabel: text.close });
  };
  return (
    <>
      <ul className="flex max-w-100 flex-col gap-2">
        {drafts.map((draft) => (
          <li key={draft} className="flex items-center justify-between">
            {draft}
            <Dialog>
              <DialogTrigger asChild>
                <Button aria-label={text.removeOne(draft)}>{text.remove}</Button>
              </DialogTrigger>
              <DialogContent
                title={text.ask(draft)}
                description={text.lost}
                actions={
                  <>
                    <DialogClose asChild>
                      <Button>{text.cancel}</Button>
                    </DialogClose>
                    <DialogClose asChild>
                      <Button variant="danger" onClick={() => remove(draft)}>
                        {text.confirm}
                      </Button>
                    </DialogClose>
                  </>
                }
              />
            </Dialog>
          </li>
        ))}
      </ul>
      <Toaster label={text.notices} />
    </>
  );
}
