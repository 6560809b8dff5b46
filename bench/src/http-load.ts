/** As many requests as are answered, over kept-alive connections, from a client too light to affect the measurement. */
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  readonly perSecond: number;
  readonly times: readonly number[]; // milliseconds per request
  readonly bytes: number; // of a body
}

/** Repeats a GET over `lanes` connections for this many seconds. */
export async function load(url: string, lanes: number, seconds: number): Promise<Load> {
  const { hostname, port, pathname } = new URL(url);
  const head = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  const begin = performance.now();
  const end = begin + 1000 * seconds;
  const done = await Promise.all(
    Array.from({ length: lanes }, () => lane(connect(Number(port), hostname), head, end)),
  );
  const times = done.flatMap((each) => each.times);
  return {
    perSecond: (1000 * times.length) / (performance.now() - begin),
    times,
    bytes: done[0]?.bytes ?? 0,
  };
}

function lane(socket: Socket, head: string, end: number): Promise<{ times: number[]; bytes: number }> {
  const times: number[] = [];
  let left = 0; // bytes of this answer still to come
  let bytes = 0;
  let asked = performance.now();
  return new Promise((resolve, reject) => {
    socket
      .setNoDelay(true)
      .on('error', reject)
      .once('connect', () => socket.write(head));
    socket.on('data', (part: Buffer) => {
      if (left === 0) {
        const cut = part.indexOf('\r\n\r\n') + 4;
        const text = part.toString('latin1', 0, cut);
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text));
        bytes = Number(/content-length: (\d+)/i.exec(text)?.[1]);
        left = cut + bytes;
      }
      left -= part.length;
      if (left > 0) return;
      const now = performance.now();
      times.push(now - asked);
      if (now >= end) {
        socket.destroy();
        return resolve({ times, bytes });
      }
      asked = now;
      socket.write(head);
    });
  });
}
