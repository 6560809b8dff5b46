/** The card that is open beside the board. */
import { signal } from '@preact/signals';

export type Panel = 'none' | 'hint' | 'check' | 'checkpoints';

export const panel = signal<Panel>('none');
