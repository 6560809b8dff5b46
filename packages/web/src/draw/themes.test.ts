import { expect, test } from 'vitest';
import { gradientRoles, namedRoles, paletteSizes } from 'edgewise/draw';
import { gradientSheet, themeSheet } from '../../build/themes.ts';

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

test.each(['soft', 'grey', 'document'])('the palette %s has an ink for every colour of pieces', (palette) => {
  const block = new RegExp(`\\[data-palette="${palette}"\\]\\[data-palette\\]\\{([^}]*)\\}`);
  const [, inks = ''] = block.exec(themeSheet()) ?? [];
  for (const [name, size] of Object.entries(paletteSizes))
    for (let i = 1; i <= size; i++)
      expect(inks).toMatch(new RegExp(`--role-${name}-${i}:(#[0-9a-f]{6,8}|color-mix\\(.*?\\))(;|$)`));
});

test('gradients are in the page and take their colours from it', () => {
  const page = gradientSheet();
  for (const role of gradientRoles) {
    expect(page).toContain(`id="${role}"`);
    expect(themeSheet()).toContain(`.f-${role}{fill:url(#${role}) var(--role-${role})`);
  }
  for (const [, ink] of page.matchAll(/stop-color="var\((--role-[\w-]+)\)"/g))
    expect(themeSheet()).toContain(`${ink}:`);
});

test('no screen theme overrides a chosen palette', () => {
  for (const block of themeSheet()
    .split('\n')
    .filter((line) => /data-theme/.test(line)))
    if (!block.startsWith('[data-theme="print"]')) expect(block).not.toContain('--role-label-1:');
});
