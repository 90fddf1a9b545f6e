import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(() => vi.restoreAllMocks());

const image = 'https://northwind.example/helena.png';

test('a picture that loads stands for the initials', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(64);
  const { container } = render(<Avatar name="Helena Brandt" image={image} />);
  expect(container.querySelector('img')).toHaveAttribute('src', image);
  expect(container).not.toHaveTextContent('HB');
});

test('the initials stand for a picture that does not', () => {
  const { container } = render(<Avatar name="Helena Brandt" image={image} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('HB');
});
