/** Accepted input as valibot schemas: text that people typed is cleaned here, once, for every endpoint. */
import * as v from 'valibot';
import { isDay } from '../together/days.ts';

/** Line breaks and control characters removed, ends trimmed, letters composed. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();

export const text = (most: number) =>
  v.pipe(v.string(), v.maxLength(4 * most), v.transform(tidy), v.maxLength(most));

export const day = v.pipe(v.string(), v.check(isDay, 'Expected a date such as 2026-11-16.'));
export const gameId = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/, 'Expected the id of a game.'));
export const code = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{8}$/, 'Expected a code of 8 letters.'));
export const zone = v.pipe(v.number(), v.minValue(-1440), v.maxValue(1440));
export const puzzleText = v.pipe(v.string(), v.minLength(1), v.maxLength(100_000));
export const language = v.optional(v.picklist(['en', 'fi']), 'en');
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** A whole number from a URL. */
export const wholeText = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** How the API description expresses what valibot checks. */
export function jsonSchema(schema: v.GenericSchema): Record<string, unknown> {
  const any = schema as unknown as {
    readonly type: string;
    readonly entries?: Record<string, v.GenericSchema>;
    readonly item?: v.GenericSchema;
    readonly value?: v.GenericSchema;
    readonly wrapped?: v.GenericSchema;
    readonly default?: unknown;
    readonly options?: readonly (string | v.GenericSchema)[];
    readonly literal?: unknown;
    readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  };
  switch (any.type) {
    case 'loose_object':
    case 'object': {
      const entries = Object.entries(any.entries ?? {});
      const required = entries.filter(([, each]) => each.type !== 'optional').map(([key]) => key);
      const properties = Object.fromEntries(entries.map(([key, each]) => [key, jsonSchema(each)]));
      return { type: 'object', properties, ...(required.length && { required }) };
    }
    case 'array':
      return { type: 'array', ...(any.item && { items: jsonSchema(any.item) }) };
    case 'record':
      return { type: 'object', ...(any.value && { additionalProperties: jsonSchema(any.value) }) };
    case 'optional': {
      const inner = any.wrapped ? jsonSchema(any.wrapped) : {};
      return any.default === undefined ? inner : { ...inner, default: any.default };
    }
    case 'nullable':
      return { oneOf: [any.wrapped ? jsonSchema(any.wrapped) : {}, { type: 'null' }] };
    case 'picklist':
      return { type: 'string', enum: any.options };
    case 'literal':
      return { const: any.literal };
    case 'union':
      return { oneOf: (any.options as readonly v.GenericSchema[]).map(jsonSchema) };
    case 'unknown':
      return {};
    default:
      return { type: any.type, ...limits(any.pipe ?? []) };
  }
}

const LIMITS: Readonly<Record<string, string>> = {
  min_length: 'minLength',
  max_length: 'maxLength',
  min_value: 'minimum',
  max_value: 'maximum',
};

function limits(pipe: readonly { readonly type: string; readonly requirement?: unknown }[]) {
  const found: Record<string, unknown> = {};
  for (const { type, requirement } of pipe) {
    if (LIMITS[type]) found[LIMITS[type]] = requirement;
    if (type === 'regex') found['pattern'] = (requirement as RegExp).source;
    if (type === 'integer') found['type'] = 'integer';
  }
  return found;
}
