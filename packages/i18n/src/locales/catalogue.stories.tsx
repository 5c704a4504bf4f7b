import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { languageTags, languageNames, languages } from '../core/languages';
import { loadTexts } from '../core/load-texts';
import { namespaces, type Namespace } from '../core/resources';

const load = async (namespace: Namespace) =>
  [namespace, await Promise.all(languages.map((language) => loadTexts(language, namespace)))] as const;
const catalogue = new Map(await Promise.all(namespaces.map(load)));

/** Every text of a namespace, side by side in all languages. */
function Catalogue({ namespace }: { namespace: Namespace }) {
  const columns = catalogue.get(namespace) ?? [];
  return (
    <table className="w-full text-left [&_td]:border-t [&_td]:p-2 [&_th]:p-2">
      <caption>{namespace}</caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          {languages.map((language) => (
            <th key={language} scope="col" lang={languageTags[language]}>
              {languageNames[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(columns[0] ?? {}).map((key) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            {languages.map((language, index) => (
              <td key={language} lang={languageTags[language]}>
                {JSON.stringify(columns[index]?.[key] ?? '').replace(/^"|"$/g, '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Foundations/Texts',
  component: Catalogue,
  argTypes: { namespace: { control: 'select', options: namespaces } },
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of request errors. */
export const Errors: Story = {
  args: { namespace: 'errors' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^910005/ });
    await expect(row).toHaveTextContent('验证码已过期');
    await expect(row).toHaveTextContent('驗證碼已過期');
  },
};

/** The terms of the tables. */
export const Columns: Story = { args: { namespace: 'columns' } };

/** The terms of the menu. */
export const Routes: Story = { args: { namespace: 'routes' } };
