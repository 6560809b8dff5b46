import { expect, test } from 'vitest';
import { namedRoles, paletteSizes } from 'edgewise/draw';
import { themeSheet } from '../../build/themes.ts';

test('every theme inks every role', () => {
  const sheet = themeSheet();
  for (const theme of ['light', 'dark', 'contrast', 'print'])
    expect(sheet).toContain(`[data-theme="${theme}"]`);
  for (const role of [...namedRoles, 'label-12', 'body-8', 'strand-4']) {
    expect(sheet).toContain(`--role-${role}:`);
    expect(sheet).toContain(`.f-${role}{`);
  }
  expect(sheet).not.toContain('undefined');
});

test.each(['soft', 'grey'])('the palette %s has an ink for every colour of pieces', (palette) => {
  const [, inks = ''] = new RegExp(`\\[data-palette="${palette}"\\]\\{([^}]*)\\}`).exec(themeSheet()) ?? [];
  for (const [name, size] of Object.entries(paletteSizes))
    for (let i = 1; i <= size; i++) expect(inks).toMatch(new RegExp(`--role-${name}-${i}:#[0-9a-f]{6}(;|$)`));
});

test('no theme of the screen takes a chosen palette back', () => {
  for (const block of themeSheet()
    .split('\n')
    .filter((line) => /data-theme/.test(line)))
    if (!block.startsWith('[data-theme="print"]')) expect(block).not.toContain('--role-label-1:');
});
