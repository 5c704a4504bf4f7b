import { useTranslation } from '@meridian/i18n';
import { IconButton, useMediaQuery } from '@meridian/ui';
import { MaximizeIcon, MinimizeIcon } from '@meridian/ui/icons';
import { useSyncExternalStore } from 'react';
import { notify } from '../../lib/page/notices';

/** Switches full screen on and off. Absent if the browser does not support it. */
export function FullScreenButton() {
  const { t } = useTranslation('shell');
  const isOurs = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // only the media query notices the browser's own F11
  const isFull = useMediaQuery('(display-mode: fullscreen)') || isOurs;
  if (!document.fullscreenEnabled) return null;
  const notifyRejected = () => notify({ tone: 'error', title: t('topBar.fullScreenRefused') });
  const handleClick = () => {
    if (isOurs) document.exitFullscreen().catch(notifyRejected);
    // a page cannot end full screen that F11 started
    else if (isFull) notify({ tone: 'info', title: t('topBar.pressF11') });
    else document.documentElement.requestFullscreen().catch(notifyRejected);
  };
  const label = t(isFull ? 'topBar.leaveFullScreen' : 'topBar.fullScreen');
  const Icon = isFull ? MinimizeIcon : MaximizeIcon;
  return (
    <IconButton label={label} title={label} onClick={handleClick}>
      <Icon />
    </IconButton>
  );
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};
