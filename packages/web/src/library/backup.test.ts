import { describe, expect, test } from 'vitest';
import { parse } from './backup.ts';

describe('backups', () => {
  test('only what has the right shape comes in', () => {
    expect(parse('[]')).toBeUndefined();
    expect(parse('{"games":{}}')).toBeUndefined();
    expect(parse('nonsense')).toBeUndefined();
    expect(
      parse('{"games":[{"save":"a"},{"save":1},null,{"save":"b","params":3,"level":"x"}]}')?.games,
    ).toEqual([
      { save: 'a', params: '', level: '' },
      { save: 'b', params: '', level: 'x' },
    ]);
  });
});
