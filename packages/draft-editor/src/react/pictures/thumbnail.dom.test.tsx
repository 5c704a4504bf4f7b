import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { Thumbnail } from './thumbnail';

const src = 'https://pictures.example/1.jpg';

it('loads in strict mode too, and stops loading once it is unmounted', () => {
  const { unmount } = render(<Thumbnail src={src} />, { wrapper: StrictMode });
  const image = screen.getByAltText('');
  expect(image).toHaveProperty('src', src);
  unmount();
  expect(image.hasAttribute('src')).toBe(false);
});

it('shows an icon for a picture that cannot be loaded', () => {
  const { container } = render(<Thumbnail src={src} />);
  fireEvent.error(screen.getByAltText(''));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
