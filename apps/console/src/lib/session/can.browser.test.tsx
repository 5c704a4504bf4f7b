import type { Permission } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Can, CanProvider } from './can';

it.each<[string[], Permission | Permission[], boolean]>([
  [['report:import:create'], 'report:import:create', true],
  [['report:import:view'], 'report:import:create', false],
  [['report:import:view'], ['report:import:create', 'report:import:view'], true],
  [['*:*:*'], ['message:announcement:edit'], true],
  [['report:*:*'], 'report:import:view', false],
  [[], 'report:import:view', false],
  [['report:import:view'], [], false],
])('%j held, any of %j needed: %s', async (permissions, permission, expected) => {
  await render(
    <CanProvider permissions={permissions}>
      <p>page</p>
      <Can permission={permission}>
        <p>button</p>
      </Can>
    </CanProvider>,
  );
  await expect.element(page.getByText('page')).toBeVisible();
  expect(page.getByText('button').elements()).toHaveLength(expected ? 1 : 0);
});
