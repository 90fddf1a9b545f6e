import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAuth } from './auth-context.tsx';

function Lost() {
  useAuth();
  return null;
}

test('useAuth throws outside its provider', () => {
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
});
