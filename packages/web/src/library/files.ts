/** Files out of the page: saves, puzzles, pictures. */
import type { Scene } from 'edgewise';
import { engine } from '../shell/engine.ts';
import type { OpenGame } from '../game/open-game.ts';

export function download(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** '<game>-2026-01-31' */
export const fileName = ({ game, record }: OpenGame): string =>
  `${game.id}-${new Date(record.created).toISOString().slice(0, 10)}`;

export function downloadGame(now: OpenGame): void {
  now.session.tick(now.player.clock.elapsed);
  download(`${fileName(now)}.edgewise`, 'text/plain', now.session.save());
}

export interface PictureFile {
  readonly scene: Scene;
  readonly title: string;
  readonly file: string; // without its ending
}

const pictureText = ({ scene, title }: PictureFile): string =>
  engine().svg(scene, { theme: 'print', title, unit: 48 });

export const downloadSvg = (picture: PictureFile): void =>
  download(`${picture.file}.svg`, 'image/svg+xml', pictureText(picture));

/** Twice the size of the drawing, so that it prints well. */
export async function downloadPng(picture: PictureFile): Promise<void> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([pictureText(picture)], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image; // with the pieces below the board
  const scale = Math.min(2, 8000 / Math.max(width, height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) download(`${picture.file}.png`, 'image/png', blob);
}
