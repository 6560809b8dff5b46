/** Every sentence of the app in English. Every other language must have the same type. */
import { enHelp } from './en/help.ts';
import { enHint } from './en/hint.ts';
import { enLibrary } from './en/library.ts';
import { enPlay } from './en/play.ts';
import { enShell } from './en/shell.ts';
import { enWorkshop } from './en/workshop.ts';

export const en = { ...enShell, ...enLibrary, ...enPlay, ...enHint, ...enHelp, ...enWorkshop };

export type Messages = typeof en;
