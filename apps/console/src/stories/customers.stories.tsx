import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { demoRecordIds } from '../testing/demo/demo-customers';

/** Customers, their companies and provider accounts: lists, and a drawer with form, related records and history. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Customers',
  args: { ...consoleStory.args, at: '/customer' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const chooseImport = press(['button', 'customers', 'sheet.menu'], ['menuitem', 'customers', 'sheet.import']);

/** Selects a file, which the fake server has read. */
const checkFile: NonNullable<Story['play']> = async (context) => {
  await chooseImport(context);
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await context.userEvent.upload(input, new File(['a'], 'customers.xlsx'));
  await screen.findAllByRole('table');
};

const narrow = { viewport: { value: 'mobile2' } };

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const NoMatch: Story = { tags: ['!test'], args: { state: 'empty', at: '/customer?text=nobody' } };
export const Failed: Story = { tags: ['!test'], args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: narrow };
export const CustomerDrawer: Story = { args: { at: `/customer?id=${demoRecordIds.customer}` } };
export const InUse: Story = {
  args: { at: `/customer?id=${demoRecordIds.customer}` },
  play: press(['button', 'customers', 'delete']),
};
export const NewCustomer: Story = { args: { at: '/customer?id=new' } };
export const Companies: Story = { args: { at: '/company' } };
export const CompanyDrawer: Story = { tags: ['!test'], args: { at: `/company?id=${demoRecordIds.company}` } };
export const Accounts: Story = { args: { at: '/account' } };
export const AccountDrawer: Story = { args: { at: `/account?id=${demoRecordIds.account}` } };
export const AccountDrawerNarrow: Story = {
  tags: ['all-cases'],
  args: { at: `/account?id=${demoRecordIds.account}` },
  globals: narrow,
};

export const ImportFile: Story = { play: chooseImport };
/** The effect of importing a file, before anything is written. */
export const ImportCheck: Story = { play: checkFile };
export const ImportCheckNarrow: Story = { tags: ['all-cases'], play: checkFile, globals: narrow };
/** No column is used as the name of the records: one is mapped manually. */
export const ImportMapping: Story = {
  play: async (context) => {
    await checkFile(context);
    const dialog = await screen.findByRole('dialog');
    const summary = dialog.querySelector('summary');
    if (summary) await context.userEvent.click(summary);
    const name = await screen.findByRole('combobox', { name: /客户名称/ });
    await context.userEvent.click(name);
    const [notUsed] = await screen.findAllByRole('option');
    if (notUsed) await context.userEvent.click(notUsed);
    // the rows are hidden until a column has the names
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  },
};
/** Wrong rows of an imported file. */
export const ImportOutcome: Story = {
  play: async (context) => {
    await checkFile(context);
    const [run] = await screen.findAllByRole('button', { name: /3/ });
    if (run) await context.userEvent.click(run);
  },
};
