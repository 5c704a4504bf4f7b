import { useTranslation } from '@meridian/i18n';
import { toast, Toaster } from '@meridian/ui/toast';
import { useEffect } from 'react';
import { useNotices } from '../../lib/page/notices';

/** The toasts. Shows waiting messages once it is mounted. */
export function Notices() {
  const { t } = useTranslation();
  const waiting = useNotices((state) => state.waiting);
  const take = useNotices((state) => state.take);
  // only when it changes: a toast that is raised in the frame after a removal can be removed with the others
  useEffect(
    () =>
      useNotices.subscribe((state, previous) => {
        if (state.cleared !== previous.cleared) toast.clear();
      }),
    [],
  );
  useEffect(() => {
    for (const { tone, title, ...options } of take()) {
      toast[tone](title, { ...options, closeLabel: t('close') });
    }
  }, [waiting, take, t]);
  return <Toaster label={t('notifications')} />;
}
