const files: Record<string, string> = import.meta.glob('../../packages/ui/src/components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = Object.values(files).flatMap((text) => {
  const [, group = '', name = ''] = /title: 'Components\/(\w+)\/([^']+)'/.exec(text) ?? [];
  const status = /status: 'new'/.test(text) ? 'new' : 'stable';
  return name === '' ? [] : [{ group, name, status }];
});

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Every component with its group and status, linked to its page. */
export function ComponentStatuses() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Group</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {components
          .toSorted((one, other) => one.group.localeCompare(other.group, 'en'))
          .map(({ group, name, status }) => (
            <tr key={name}>
              <td>
                <a href={`./?path=/docs/${idOf(`components ${group} ${name}`)}--docs`} target="_top">
                  {name}
                </a>
              </td>
              <td>{group}</td>
              <td>{status}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
