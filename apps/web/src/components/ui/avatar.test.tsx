import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const image = 'https://northwind.example/helena.png';

function renderAvatar() {
  const { container } = render(<Avatar name="Helena Brandt" image={image} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('There is no picture.');
  return { container, picture };
}

test('a loaded picture replaces the initials', () => {
  const { container, picture } = renderAvatar();
  fireEvent.load(picture);
  expect(picture).toBeVisible();
  expect(picture).toHaveAttribute('src', image);
  expect(container).not.toHaveTextContent('HB');
});

test('a picture that fails to load leaves the initials', () => {
  const { container, picture } = renderAvatar();
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
  expect(container).toHaveTextContent('HB');
});
