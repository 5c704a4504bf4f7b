import type { ComponentType } from 'react';
import { mount } from './mount';

/** The first examples of our READMEs; they are copied here before the app is built. */
const examples = import.meta.glob<Record<string, ComponentType>>('./readme/*', { eager: true });

mount(
  Object.entries(examples).map(([file, names]) => (
    <section key={file} aria-label={file.replace(/^.*\/|\.tsx?$/g, '')}>
      {Object.entries(names)
        .filter(([name]) => /^[A-Z]/.test(name))
        .map(([name, Example]) => (
          <Example key={name} />
        ))}
    </section>
  )),
);
