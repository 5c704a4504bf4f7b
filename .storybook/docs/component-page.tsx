import { Controls, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { ComponentGuide } from './component-guide';
import { Usage } from './usage';

/** The docs page of every component: usage, the first story with its controls, keys and roles, the other stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Usage />
      <Primary />
      <Controls />
      <ComponentGuide />
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}
