import { describe, expect, test } from 'vitest';
import { fileFor } from '../scripts/serve.mjs';

describe('the server gives out its folder only', () => {
  test.each([
    ['/sub/', '/dist/index.html'],
    ['/sub/assets/a.js?x#y', '/dist/assets/a.js'],
    ['/sub/../secret', undefined],
    ['/sub/%2e%2e/secret', undefined],
    ['/sub/..%2fsecret', undefined],
    ['/sub/%00', undefined],
    ['/sub/%', undefined],
    ['/other', undefined],
  ])('%s', (address, file) => expect(fileFor('/dist', '/sub/', address)).toBe(file));
});
