import { InfoIcon } from '../../icons';
import { Button } from '../button/button';
import { Banner } from './banner';

export function BannerExample() {
  return (
    <Banner
      tone="info"
      icon={<InfoIcon />}
      title="A new version is ready."
      action={<Button onClick={() => location.reload()}>Reload</Button>}
    >
      Reload the page to use it.
    </Banner>
  );
}
