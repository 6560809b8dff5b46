/** A setting of a game as an option of the command line. */
import { Option } from 'commander';
import type { Field } from 'edgewise';

export const fieldOption = (field: Field, description?: string): Option =>
  new Option(field.kind === 'flag' ? `--${field.key} [yes]` : `--${field.key} <value>`, description);

/** Where commander keeps the value of `--key`. */
export const attributeOf = (key: string): string => new Option(`--${key}`).attributeName();
