import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { descriptionOf, splitDescription } from './split-description';

const cards = [
  { part: 'doThis', title: 'Do', colour: 'var(--meridian-ok-fg)' },
  { part: 'doNot', title: 'Do not', colour: 'var(--meridian-bad-fg)' },
] as const;

/** The description of a component, with its Do and Do not side by side. */
export function Usage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const parts = splitDescription(descriptionOf(preparedMeta.parameters));
  if (parts.intro === '') return null;
  return (
    <>
      <Markdown>{parts.intro}</Markdown>
      {parts.doThis && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 24 }}>
          {cards.map(({ part, title, colour }) => (
            <section
              key={part}
              style={{ flex: '1 1 260px', borderTop: `3px solid ${colour}`, paddingTop: 8, fontSize: 14 }}
            >
              <Markdown>{`**${title}**\n\n${parts[part]}`}</Markdown>
            </section>
          ))}
        </div>
      )}
    </>
  );
}
