/** Writing to a reader that is slower than we are. */
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { write } from './io.ts';

/** Takes one piece at a time, each a little later. */
class SlowReader extends Writable {
  taken = 0;
  constructor() {
    super({ highWaterMark: 1 });
  }
  override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
    this.taken++;
    setImmediate(done);
  }
}

it('waits for it, and leaves no listener behind', async () => {
  const reader = new SlowReader();
  const before = ['drain', 'close'].map((event) => reader.listenerCount(event));
  for (let i = 0; i < 100; i++) await write(reader, 'a line\n');
  expect(['drain', 'close'].map((event) => reader.listenerCount(event))).toEqual(before);
  expect(reader.taken).toBe(100);
});

it('does not wait for one that is gone', async () => {
  const reader = new SlowReader();
  const waiting = write(reader, 'a line\n');
  reader.destroy();
  await waiting;
  await write(reader, 'another\n');
  expect(reader.taken).toBe(1);
});
