import { RefreshCwIcon } from '../../icons';
import { Tooltip } from '../tooltip/tooltip';
import { IconButton } from './icon-button';

const texts = {
  en: { refresh: 'Refresh' },
  cn: { refresh: '刷新' },
  tw: { refresh: '重新整理' },
};

export function IconButtonExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Tooltip content={text.refresh}>
      <IconButton label={text.refresh} onClick={() => console.log('refreshed')}>
        <RefreshCwIcon />
      </IconButton>
    </Tooltip>
  );
}
