/** Files out of the page: saves, puzzles, pictures. */
import { engine } from '../shell/engine.ts';
import type { OpenGame } from '../game/open-game.ts';
import { gameName } from '../shell/words/index.ts';

export function download(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** '<game>-2026-01-31.edgewise' */
export const fileName = (now: OpenGame, extension: string): string =>
  `${now.game.id}-${new Date(now.record.created).toISOString().slice(0, 10)}.${extension}`;

export function downloadGame(now: OpenGame): void {
  now.session.tick(now.player.clock.elapsed);
  download(fileName(now, 'edgewise'), 'text/plain', now.session.save());
}

export const pictureText = (now: OpenGame): string =>
  engine().svg(now.player.scene, { theme: 'print', title: gameName(now.game), unit: 48 });

export const downloadSvg = (now: OpenGame): void =>
  download(fileName(now, 'svg'), 'image/svg+xml', pictureText(now));

/** Twice the size of the drawing, so that it prints well. */
export async function downloadPng(now: OpenGame): Promise<void> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([pictureText(now)], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image; // with the pieces below the board
  const scale = Math.min(2, 8000 / Math.max(width, height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) download(fileName(now, 'png'), 'image/png', blob);
}
