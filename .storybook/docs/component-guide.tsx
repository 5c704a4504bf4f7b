import { useOf } from '@storybook/addon-docs/blocks';
import { parseGuide } from './parse-guide';

const statuses = {
  stable: 'Stable: breaking changes come with a major version only.',
  new: 'New: its props may change in a minor version.',
};

/** Status, keys and roles of the component that a docs page describes. */
export function ComponentGuide() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = parseGuide(preparedMeta.parameters['guide']);
  if (!guide) return null;
  return (
    <>
      <h2 id="accessibility">Keyboard and screen readers</h2>
      {guide.keys.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Effect</th>
            </tr>
          </thead>
          <tbody>
            {guide.keys.map(([keys, effect]) => (
              <tr key={keys}>
                <td>{keys}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <strong>Roles:</strong> {guide.roles}
      </p>
      <p>
        <strong>Status:</strong> {statuses[guide.status]}
      </p>
    </>
  );
}
