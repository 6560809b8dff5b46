/** Sovelluksen kaikki lauseet suomeksi. */
import type { Messages } from './en.ts';
import { fiHelp } from './fi/help.ts';
import { fiHint } from './fi/hint.ts';
import { fiLibrary } from './fi/library.ts';
import { fiPlay } from './fi/play.ts';
import { fiShell } from './fi/shell.ts';
import { fiWorkshop } from './fi/workshop.ts';

export const fi: Messages = { ...fiShell, ...fiLibrary, ...fiPlay, ...fiHint, ...fiHelp, ...fiWorkshop };
