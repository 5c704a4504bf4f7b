import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { ComponentGuide } from './component-guide';
import { Usage } from './usage';

/** The docs page of a story file: usage, the first story with its controls, keys and roles, the other stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Usage />
      <Primary />
      {preparedMeta.component && <Controls />}
      <ComponentGuide />
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}
